// SPDX-License-Identifier: BSD-2-Clause
// The test bench of a board as it is, driven and read at its pins alone.
//
// Macros: CRYSTAL, the port of the crystal, and CRYSTAL_HALF, half its period in fs; PINS, a file with the time of the
// end and a line "time lock rx ... aux done task isr" for each change, with all INPUTS; LOG gets "time tx trigger
// stimulus2 stimulus" at each change. All times in fs. The PLL is a module `bench_pll`, made of the parameters that the
// netlist has.
`timescale 1fs/1fs

module bench;
    reg crystal = 0;
    always #`CRYSTAL_HALF crystal = ~crystal;

    reg locked = 0, rx = 1;
    reg [`INPUTS-1:0] pins = 0;
    wire clock_pad = crystal, rx_pad = rx;
    wire [`INPUTS-1:0] in_pads = pins;
    wire tx_pad, trigger_pad;
    wire [1:0] out_pads;
    top dut (
        .`CRYSTAL(clock_pad), .instrument_rx_0__io(rx_pad), .instrument_tx_0__io(tx_pad),
        .instrument_in_0__io(in_pads), .instrument_out_0__io(out_pads), .instrument_trigger_0__io(trigger_pad)
    );

    integer changes, log;
    reg [63:0] stop, at;
    reg [`INPUTS+1:0] levels;
    initial begin
        changes = $fopen(`PINS, "r");
        if ($fscanf(changes, "%d\n", stop) != 1) $finish;
        while ($fscanf(changes, "%d %b\n", at, levels) == 2) begin
            #(at - $time);
            {locked, rx, pins} = levels;
        end
        #(stop - $time);
        $finish;
    end
    initial log = $fopen(`LOG, "w");
    always @(tx_pad, trigger_pad, out_pads) $fwrite(log, "%0d %b\n", $time, {tx_pad, trigger_pad, out_pads});
endmodule
