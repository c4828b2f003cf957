ni_sec2bec_cw_enc.v
ni_sec2bec_enc.v
ni_sec2bec_cw_dec.v
ni_sec2bec_dec.v
