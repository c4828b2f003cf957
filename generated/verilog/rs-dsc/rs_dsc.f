rs_dsc_cw_enc.v
rs_dsc_enc.v
rs_dsc_cw_dec.v
rs_dsc_dec.v
