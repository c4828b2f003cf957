-- Open Logic's functions as a combinational decoder: olo_ft_ecc_decode has a register for injected errors.
library ieee;
use ieee.std_logic_1164.all;
use work.olo_ft_pkg_ecc.all;

entity open_logic is
  port (
    entry : in  std_logic_vector(71 downto 0);
    data  : out std_logic_vector(63 downto 0);
    ce    : out std_logic;
    due   : out std_logic
  );
end entity;

architecture rtl of open_logic is
  signal checks : std_logic_vector(7 downto 0);
begin
  checks <= eccSyndromeAndParity(entry, 64);
  data   <= eccCorrectData(entry, checks, 64);
  ce     <= eccSecError(checks);
  due    <= eccDedError(checks);
end architecture;
