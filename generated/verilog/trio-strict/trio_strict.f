trio_strict_cw_enc.v
trio_strict_enc.v
trio_strict_cw_dec.v
trio_strict_dec.v
