rs_pin_cw_enc.v
rs_pin_enc.v
rs_pin_gf_scale.v
rs_pin_rs_syndrome.v
rs_pin_rs_locator.v
rs_pin_cw_dec.v
rs_pin_dec.v
