// SPDX-License-Identifier: BSD-2-Clause
// Cells of Gowin's GW1N for which Yosys brings no model: gears as in tests/models/cells.py, block RAM as UG285
// describes it.
`include "init.vh"
`timescale 1ps/1ps

module bench_DHCEN (input CLKIN, CE, output CLKOUT);
    reg [3:0] open = 0;
    always @(negedge CLKIN) open <= {open[2:0], ~CE};
    assign CLKOUT = CLKIN & open[3];
endmodule

module bench_CLKDIV (input HCLKIN, RESETN, CALIB, output CLKOUT);
    parameter DIV_MODE = "4";
    parameter GSREN = "false";
    reg [2:0] count = 0;
    always @(posedge HCLKIN or negedge RESETN)
        if (!RESETN) count <= 0; else count <= count == 5 ? 2 : count + 1;
    // Low in reset, high with the second edge after it for two edges, low for two, and so on.
    assign CLKOUT = count == 2 | count == 3;
endmodule

module bench_IDES8 (input D, FCLK, PCLK, CALIB, RESET, output Q0, Q1, Q2, Q3, Q4, Q5, Q6, Q7);
    parameter GSREN = "false";
    parameter LSREN = "true";
    reg [2:0] count = 0;
    reg rose = 0, fell = 0;
    reg [7:0] shifted = 0, word = 0, q = 0;  // the oldest pair in the low bits
    always @(negedge FCLK or posedge RESET) if (RESET) fell <= 0; else fell <= D;
    always @(posedge FCLK or posedge RESET)
        if (RESET) {count, rose, shifted, word} <= 0;
        else begin
            // The edges 4, 8, 12, ... load.
            count <= count == 3 ? 0 : count + 1;
            if (count == 3) word <= shifted;
            shifted <= {fell, rose, shifted[7:2]};
            rose <= D;
        end
    always @(posedge PCLK or posedge RESET)
        if (RESET) q <= 0; else q <= word;
    assign {Q7, Q6, Q5, Q4, Q3, Q2, Q1, Q0} = q;
endmodule

module bench_OSER8 (input D0, D1, D2, D3, D4, D5, D6, D7, TX0, TX1, TX2, TX3, FCLK, PCLK, RESET, output Q0, Q1);
    parameter GSREN = "false";
    parameter LSREN = "true";
    parameter HWL = "false";
    parameter TXCLK_POL = 0;
    reg [2:0] count = 0;
    reg [7:0] taken = 0, kept = 0, shifting = 0;
    reg high = 0, low = 0;
    always @(posedge PCLK or posedge RESET) if (RESET) taken <= 0; else taken <= {D7, D6, D5, D4, D3, D2, D1, D0};
    always @(negedge FCLK or posedge RESET) if (RESET) high <= 0; else high <= shifting[0];
    always @(posedge FCLK or posedge RESET)
        if (RESET) {count, kept, shifting, low} <= 0;
        else begin
            // The edges 4, 8, 12, ... keep the word, 3, 7, 11, ... shift it on.
            count <= count == 3 ? 0 : count + 1;
            low <= shifting[1];
            shifting <= count == 2 ? kept : shifting >> 2;
            if (count == 3) kept <= taken;
        end
    assign Q0 = FCLK ? high : low, Q1 = 0;
endmodule

module bench_SDPX9B (
    input CLKA, CEA, RESETA, CLKB, CEB, OCE, RESETB, input [2:0] BLKSELA, BLKSELB, input [13:0] ADA, ADB,
    input [35:0] DI, output [35:0] DO
);
    parameter BIT_WIDTH_0 = 36, BIT_WIDTH_1 = 36, BLK_SEL_0 = 0, BLK_SEL_1 = 0, RESET_MODE = "SYNC",
        READ_MODE = 0;
    parameter [287:0] `INIT_64(INIT_RAM_, = 0);
    localparam [64 * 288 - 1 : 0] INIT = {`INIT_64(INIT_RAM_,)};
    // Port A writes, port B reads, both in words of 36 bits; other uses stop the simulation.
    reg [35:0] memory[0:511];
    reg [35:0] q = 0;
    integer i;
    initial begin
        if (BIT_WIDTH_0 != 36 || BIT_WIDTH_1 != 36 || READ_MODE != 0) begin
            $display("SDPX9B is used in a way that is not modelled");
            $fatal;
        end
        for (i = 0; i < 512; i = i + 1) memory[i] = INIT[36 * i +: 36];
    end
    assign DO = q;
    always @(posedge CLKA) if (CEA) for (i = 0; i < 4; i = i + 1)
        if (ADA[i]) memory[ADA[13:5]][9 * i +: 9] <= DI[9 * i +: 9];
    always @(posedge CLKB) if (RESETB) q <= 0; else if (CEB) q <= memory[ADB[13:5]];
endmodule

module bench_DPX9B (
    input CLKA, CEA, WREA, OCEA, RESETA, CLKB, CEB, WREB, OCEB, RESETB, input [2:0] BLKSELA, BLKSELB, input [13:0] ADA, ADB,
    input [17:0] DIA, DIB, output [17:0] DOA, DOB
);
    parameter BIT_WIDTH_0 = 18, BIT_WIDTH_1 = 18, BLK_SEL_0 = 0, BLK_SEL_1 = 0, RESET_MODE = "SYNC",
        READ_MODE0 = 0, READ_MODE1 = 0, WRITE_MODE0 = 0, WRITE_MODE1 = 0;
    parameter [287:0] `INIT_64(INIT_RAM_, = 0);
    localparam [64 * 288 - 1 : 0] INIT = {`INIT_64(INIT_RAM_,)};
    // Port A writes, port B reads, both in words of 9 or both of 18 bits; other uses stop the simulation.
    reg [8:0] memory[0:2047];
    reg [17:0] q = 0;
    integer i;
    initial begin
        if (BIT_WIDTH_0 != 9 && BIT_WIDTH_0 != 18 || BIT_WIDTH_0 != BIT_WIDTH_1 || READ_MODE1 != 0) begin
            $display("DPX9B is used in a way that is not modelled");
            $fatal;
        end
        for (i = 0; i < 2048; i = i + 1) memory[i] = INIT[9 * i +: 9];
    end
    assign DOA = 0, DOB = q;
    always @(posedge CLKA) if (CEA & WREA)
        if (BIT_WIDTH_0 == 9) memory[ADA[13:3]] <= DIA[8:0];
        else begin
            if (ADA[0]) memory[{ADA[13:4], 1'b0}] <= DIA[8:0];
            if (ADA[1]) memory[{ADA[13:4], 1'b1}] <= DIA[17:9];
        end
    always @(posedge CLKB) begin
        if (WREB) $fatal;
        if (RESETB) q <= 0;
        else if (CEB) q <= BIT_WIDTH_1 == 9 ? memory[ADB[13:3]] : {memory[{ADB[13:4], 1'b1}], memory[{ADB[13:4], 1'b0}]};
    end
endmodule

module bench_DPB (
    input CLKA, CEA, WREA, OCEA, RESETA, CLKB, CEB, WREB, OCEB, RESETB, input [2:0] BLKSELA, BLKSELB, input [13:0] ADA, ADB,
    input [15:0] DIA, DIB, output [15:0] DOA, DOB
);
    parameter BIT_WIDTH_0 = 16, BIT_WIDTH_1 = 16, BLK_SEL_0 = 0, BLK_SEL_1 = 0, RESET_MODE = "SYNC",
        READ_MODE0 = 0, READ_MODE1 = 0, WRITE_MODE0 = 0, WRITE_MODE1 = 0;
    parameter [255:0] `INIT_64(INIT_RAM_, = 0);
    localparam [64 * 256 - 1 : 0] INIT = {`INIT_64(INIT_RAM_,)};
    // Port A writes, port B reads, both in words of 1, 2, 4, 8 or 16 bits without byte enables of any use; else stop.
    reg [16383:0] memory = INIT;
    reg [15:0] q = 0;
    initial if (BIT_WIDTH_0 == 16 || BIT_WIDTH_0 != BIT_WIDTH_1 || READ_MODE1 != 0) begin
        $display("DPB is used in a way that is not modelled");
        $fatal;
    end
    wire [13:0] at_a = ADA & ~(BIT_WIDTH_0 - 1), at_b = ADB & ~(BIT_WIDTH_0 - 1);
    assign DOA = 0, DOB = q;
    always @(posedge CLKA) if (CEA & WREA) memory[at_a +: BIT_WIDTH_0] <= DIA[BIT_WIDTH_0-1:0];
    always @(posedge CLKB) begin
        if (WREB) $fatal;
        if (RESETB) q <= 0; else if (CEB) q <= memory[at_b +: BIT_WIDTH_0];
    end
endmodule
