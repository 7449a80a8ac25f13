// SPDX-License-Identifier: BSD-2-Clause
// Cells of the ECP5 for which Yosys brings no model: gears as in tests/models/cells.py, block RAM as FPGA-TN-02204
// describes it.
`include "init.vh"
`timescale 1ps/1ps

module bench_ECLKSYNCB (input ECLKI, STOP, output ECLKO);
    reg [3:0] open = 0;
    always @(negedge ECLKI) open <= {open[2:0], ~STOP};
    assign ECLKO = ECLKI & open[3];
endmodule

module bench_DCCA (input CLKI, CE, output CLKO);  // always enabled: nothing is said of how CE would act
    assign CLKO = CLKI;
endmodule

module bench_CLKDIVF (input CLKI, RST, ALIGNWD, output CDIVX);
    parameter DIV = "2.0";
    parameter GSR = "DISABLED";
    reg [1:0] count = 0;
    always @(posedge CLKI or posedge RST)
        if (RST) count <= 0; else count <= count == 3 ? 2 : count + 1;
    // Low in reset, high with the second edge after it, and then with every second one.
    assign CDIVX = count == 2;
endmodule

module bench_IDDRX2F (input D, SCLK, ECLK, RST, ALIGNWD, output Q0, Q1, Q2, Q3);
    parameter GSR = "DISABLED";
    reg [2:0] count = 0;
    reg rose = 0, fell = 0;
    reg [3:0] shifted = 0, word = 0, q = 0;  // the older pair in the low bits
    always @(negedge ECLK or posedge RST) if (RST) fell <= 0; else fell <= D;
    always @(posedge ECLK or posedge RST)
        if (RST) {count, rose, shifted, word} <= 0;
        else begin
            // The edge that this one is: 4, 6, 8, ... load.
            count <= count == 4 ? 3 : count + 1;
            if (count == 3) word <= shifted;
            shifted <= {fell, rose, shifted[3:2]};
            rose <= D;
        end
    always @(posedge SCLK or posedge RST)
        if (RST) q <= 0; else q <= word;
    assign {Q3, Q2, Q1, Q0} = q;
endmodule

module bench_ODDRX2F (input D0, D1, D2, D3, SCLK, ECLK, RST, output Q);
    parameter GSR = "DISABLED";
    reg [2:0] count = 0;
    reg [3:0] taken = 0, kept = 0, shifting = 0;
    reg high = 0, low = 0;
    always @(posedge SCLK or posedge RST) if (RST) taken <= 0; else taken <= {D3, D2, D1, D0};
    always @(negedge ECLK or posedge RST) if (RST) high <= 0; else high <= shifting[0];
    always @(posedge ECLK or posedge RST)
        if (RST) {count, kept, shifting, low} <= 0;
        else begin
            count <= count == 4 ? 3 : count + 1;
            low <= shifting[1];
            shifting <= count == 3 ? kept : shifting >> 2;
            if (count == 3) kept <= taken;
        end
    assign Q = ECLK ? high : low;
endmodule

module bench_DP16KD (
    input CLKA, CEA, OCEA, WEA, RSTA, CSA0, CSA1, CSA2, CLKB, CEB, OCEB, WEB, RSTB, CSB0, CSB1, CSB2,
    input DIA0, DIA1, DIA2, DIA3, DIA4, DIA5, DIA6, DIA7, DIA8, DIA9, DIA10, DIA11, DIA12, DIA13, DIA14, DIA15, DIA16,
    input DIA17, ADA0, ADA1, ADA2, ADA3, ADA4, ADA5, ADA6, ADA7, ADA8, ADA9, ADA10, ADA11, ADA12, ADA13,
    input DIB0, DIB1, DIB2, DIB3, DIB4, DIB5, DIB6, DIB7, DIB8, DIB9, DIB10, DIB11, DIB12, DIB13, DIB14, DIB15, DIB16,
    input DIB17, ADB0, ADB1, ADB2, ADB3, ADB4, ADB5, ADB6, ADB7, ADB8, ADB9, ADB10, ADB11, ADB12, ADB13,
    output DOA0, DOA1, DOA2, DOA3, DOA4, DOA5, DOA6, DOA7, DOA8, DOA9, DOA10, DOA11, DOA12, DOA13, DOA14, DOA15,
    output DOA16, DOA17, DOB0, DOB1, DOB2, DOB3, DOB4, DOB5, DOB6, DOB7, DOB8, DOB9, DOB10, DOB11, DOB12, DOB13,
    output DOB14, DOB15, DOB16, DOB17
);
    // Port A writes, port B reads; other uses stop the simulation. A word of 36 bits is two of 18, the low one first; of
    // the 18 bits narrower words use 7:0 and 16:9.
    parameter DATA_WIDTH_A = 18, DATA_WIDTH_B = 18, REGMODE_A = "NOREG", REGMODE_B = "NOREG", RESETMODE = "SYNC",
        ASYNC_RESET_RELEASE = "SYNC", CSDECODE_A = "0b000", CSDECODE_B = "0b000", CLKAMUX = "CLKA", CLKBMUX = "CLKB",
        WRITEMODE_A = "NORMAL", WRITEMODE_B = "NORMAL", GSR = "DISABLED", INIT_DATA = "STATIC", WID = 0;
    parameter [319:0] `INIT_64(INITVAL_, = 0);
    localparam [64 * 320 - 1 : 0] INIT = {`INIT_64(INITVAL_,)};
    reg [17:0] memory[0:1023];
    reg [35:0] q = 0;
    wire [13:0] ada = {ADA13, ADA12, ADA11, ADA10, ADA9, ADA8, ADA7, ADA6, ADA5, ADA4, ADA3, ADA2, ADA1, ADA0};
    wire [13:0] adb = {ADB13, ADB12, ADB11, ADB10, ADB9, ADB8, ADB7, ADB6, ADB5, ADB4, ADB3, ADB2, ADB1, ADB0};
    wire [17:0] dia = {
        DIA17, DIA16, DIA15, DIA14, DIA13, DIA12, DIA11, DIA10, DIA9, DIA8, DIA7, DIA6, DIA5, DIA4, DIA3, DIA2, DIA1, DIA0
    };
    wire [17:0] dib = {
        DIB17, DIB16, DIB15, DIB14, DIB13, DIB12, DIB11, DIB10, DIB9, DIB8, DIB7, DIB6, DIB5, DIB4, DIB3, DIB2, DIB1, DIB0
    };
    assign {DOA17, DOA16, DOA15, DOA14, DOA13, DOA12, DOA11, DOA10, DOA9, DOA8, DOA7, DOA6, DOA5, DOA4, DOA3, DOA2,
        DOA1, DOA0} = q[17:0];
    assign {DOB17, DOB16, DOB15, DOB14, DOB13, DOB12, DOB11, DOB10, DOB9, DOB8, DOB7, DOB6, DOB5, DOB4, DOB3, DOB2,
        DOB1, DOB0} = DATA_WIDTH_B == 36 ? q[35:18] : q[17:0];
    integer i;
    initial for (i = 0; i < 1024; i = i + 1) memory[i] = INIT[20 * i +: 18];

    // Where the words of 1, 2, 4 and 9 bits begin in their 18.
    function [4:0] place(input [13:0] address);
        place = (address[3] ? 9 : 0) + address[2:0];
    endfunction
    wire write = CEA & WEA;
    always @(posedge CLKA) begin
        if (CEB & WEB === 1'b1 | RSTA === 1'b1 | REGMODE_A != "NOREG" | REGMODE_B != "NOREG") begin
            $display("DP16KD is used in a way that is not modelled");
            $fatal;
        end
        if (write) case (DATA_WIDTH_A)
            36: begin
                if (ada[0]) memory[{ada[13:5], 1'b0}][8:0] <= dia[8:0];
                if (ada[1]) memory[{ada[13:5], 1'b0}][17:9] <= dia[17:9];
                if (ada[2]) memory[{ada[13:5], 1'b1}][8:0] <= dib[8:0];
                if (ada[3]) memory[{ada[13:5], 1'b1}][17:9] <= dib[17:9];
            end
            18: begin
                if (ada[0]) memory[ada[13:4]][8:0] <= dia[8:0];
                if (ada[1]) memory[ada[13:4]][17:9] <= dia[17:9];
            end
            9: memory[ada[13:4]][place(ada & 14'h3ff8) +: 9] <= dia[8:0];
            4: memory[ada[13:4]][place(ada & 14'h3ffc) +: 4] <= dia[3:0];
            2: memory[ada[13:4]][place(ada & 14'h3ffe) +: 2] <= dia[1:0];
            default: memory[ada[13:4]][place(ada)] <= dia[0];
        endcase
    end
    always @(posedge CLKB)
        if (RSTB) q <= 0;
        else if (CEB) case (DATA_WIDTH_B)
            36: q <= {memory[{adb[13:5], 1'b1}], memory[{adb[13:5], 1'b0}]};
            18: q <= memory[adb[13:4]];
            9: q <= memory[adb[13:4]][place(adb & 14'h3ff8) +: 9];
            4: q <= memory[adb[13:4]][place(adb & 14'h3ffc) +: 4];
            2: q <= memory[adb[13:4]][place(adb & 14'h3ffe) +: 2];
            default: q <= memory[adb[13:4]][place(adb)];
        endcase
endmodule
