module XOR2 (input A, B, output Y);
  assign Y = A ^ B;
endmodule
module XX2 (input A, B, output Y, YN);
  assign Y = A ^ B;
  assign YN = ~(A ^ B);
endmodule
module INV (input A, output Y);
  assign Y = ~A;
endmodule
module AND4 (input A, B, C, D, output Y);
  assign Y = A & B & C & D;
endmodule
module OR4 (input A, B, C, D, output Y);
  assign Y = A | B | C | D;
endmodule
module AND2 (input A, B, output Y);
  assign Y = A & B;
endmodule
module FILL ();
endmodule
