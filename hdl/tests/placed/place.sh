# Maps decoder.v to the cells of OSU018 by yosys and abc, and places them by graywolf: placed.v and placed.def.
tech=/usr/share/qflow/tech/osu018
cat > map.ys <<'END'
read_verilog -sv decoder.v
synth -flatten -top TOP
delete -output TOP/w:cw_ce_o TOP/w:cw_due_o TOP/w:rule_fail_o TOP/w:flips_o TOP/w:syndrome_0_o TOP/w:entry_o
opt_clean -purge
abc -liberty /usr/share/qflow/tech/osu018/osu018_stdcells.lib
opt_clean -purge
write_blif -buf BUFX2 A Y -gates -impltf placed.blif
END
yosys -q map.ys
cp $tech/osu018.par placed.par
echo "read_lef $tech/osu018_stdcells.lef" > placed.cfg
qrouter -noc -i placed.info -c placed.cfg
/usr/lib/qflow/scripts/blif2cel.tcl --blif placed.blif --lef $tech/osu018_stdcells.lef --cel placed.cel
graywolf -n placed
/usr/lib/qflow/scripts/place2def.tcl placed FILL
/usr/lib/qflow/bin/blif2Verilog -c -p placed.blif > placed.v
