// SPDX-License-Identifier: BSD-2-Clause
// The test bench of a board's top module whose serial line has been replaced by streams of bytes.
//
// Macros: TICK, ps a tick; CRYSTAL, the port of the crystal; PINS, a file with the time of the end and a line
// "time aux done task isr" for each change of the inputs; BYTES and COUNT, a hex file of what the host sends and how
// many that are. LOG gets "p time trigger stimulus2 stimulus" with the levels in the middle of a tick whenever they are
// new, and "b clock byte" for each byte to the host.
`timescale 1ps/1ps

module bench;
    reg fast = 0, crystal = 0, locked = 0;
    always #`TICK fast = ~fast;
    always #(20 * `TICK) crystal = ~crystal;
    initial #(400 * `TICK) locked = 1;

    reg [3:0] pins = 0;
    reg [7:0] host_byte = 0;
    reg host_valid = 0;
    wire clock_pad = crystal, host_valid_pad = host_valid;
    wire [3:0] in_pads = pins;
    wire [7:0] host_byte_pads = host_byte;
    wire trigger_pad, core_clock_pad, host_ready_pad, out_valid_pad;
    wire [1:0] out_pads;
    wire [7:0] out_byte_pads;
    top dut (
        .`CRYSTAL(clock_pad), .core_clock_0__io(core_clock_pad),
        .instrument_in_0__io(in_pads), .instrument_out_0__io(out_pads), .instrument_trigger_0__io(trigger_pad),
        .host_byte_0__io(host_byte_pads), .host_valid_0__io(host_valid_pad), .host_ready_0__io(host_ready_pad),
        .out_byte_0__io(out_byte_pads), .out_valid_0__io(out_valid_pad)
    );

    integer changes, log, ended;
    reg [63:0] stop, at;
    reg [3:0] levels;
    reg [2:0] shown;
    initial begin
        changes = $fopen(`PINS, "r");
        ended = $fscanf(changes, "%d\n", stop);
        while ($fscanf(changes, "%d %b\n", at, levels) == 2) begin
            #(at - $time) pins = levels;
        end
    end
    initial begin
        log = $fopen(`LOG, "w");
        #(`TICK / 2);
        while ($time < stop) begin
            if ({trigger_pad, out_pads} !== shown) begin
                shown = {trigger_pad, out_pads};
                $fwrite(log, "p %0d %b\n", $time, shown);
            end
            #`TICK;
        end
        $finish;
    end

    // A byte is given once the one before it was taken; the core is out of its reset long before the first.
    reg [7:0] bytes[0:`COUNT - 1];
    integer sent = 0, clocks = 0;
    initial $readmemh(`BYTES, bytes);
    always @(posedge core_clock_pad) begin
        clocks <= clocks + 1;
        if (out_valid_pad === 1) $fwrite(log, "b %0d %0d\n", clocks, out_byte_pads);
        if (host_valid & host_ready_pad === 1) host_valid <= 0;
        else if (!host_valid & clocks > 3000 & sent < `COUNT) begin
            host_valid <= 1;
            host_byte <= bytes[sent];
            sent <= sent + 1;
        end
    end
endmodule

// A PLL of any family: half a period of its output is one tick, whatever the crystal does.
module bench_pll (
    inout PACKAGEPIN, input REFERENCECLK, RESETB, BYPASS, output PLLOUTGLOBAL,
    input CLKI, CLKFB, RST, STDBY, PLLWAKESYNC, PHASESEL0, PHASESEL1, PHASEDIR, PHASESTEP, PHASELOADREG, ENCLKOP,
    output CLKOP,
    input CLKIN, RESET, RESET_P, input [5:0] FBDSEL, IDSEL, ODSEL, input [3:0] PSDA, DUTYDA, FDLY, output CLKOUT,
    output LOCK
);
    assign PLLOUTGLOBAL = bench.fast, CLKOP = bench.fast, CLKOUT = bench.fast, LOCK = bench.locked;
endmodule
