rs_pin_cw_enc.v
rs_pin_enc.v
rs_pin_cw_dec.v
rs_pin_dec.v
