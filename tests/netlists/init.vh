// SPDX-License-Identifier: BSD-2-Clause
// The 64 parameters with the first contents of a block RAM, of which both families number theirs in hexadecimal: the
// last one first, as a concatenation wants them, each followed by `d`.
`define INIT_16(p, d) \
    p``F d, p``E d, p``D d, p``C d, p``B d, p``A d, p``9 d, p``8 d, \
    p``7 d, p``6 d, p``5 d, p``4 d, p``3 d, p``2 d, p``1 d, p``0 d
`define INIT_64(p, d) `INIT_16(p``3, d), `INIT_16(p``2, d), `INIT_16(p``1, d), `INIT_16(p``0, d)
