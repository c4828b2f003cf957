duet_cw_enc.v
duet_enc.v
duet_cw_dec.v
duet_dec.v
