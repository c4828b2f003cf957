trio_cw_enc.v
trio_enc.v
trio_cw_dec.v
trio_dec.v
