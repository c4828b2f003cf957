sparse_pin_cw_enc.v
sparse_pin_enc.v
sparse_pin_cw_dec.v
sparse_pin_dec.v
