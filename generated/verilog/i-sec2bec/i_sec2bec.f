i_sec2bec_cw_enc.v
i_sec2bec_enc.v
i_sec2bec_cw_dec.v
i_sec2bec_dec.v
