duet_trio_cw_enc.v
duet_trio_enc.v
duet_trio_cw_dec.v
duet_trio_dec.v
