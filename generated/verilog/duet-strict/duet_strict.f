duet_strict_cw_enc.v
duet_strict_enc.v
duet_strict_cw_dec.v
duet_strict_dec.v
