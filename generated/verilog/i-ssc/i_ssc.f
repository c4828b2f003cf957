i_ssc_cw_enc.v
i_ssc_enc.v
i_ssc_cw_dec.v
i_ssc_dec.v
