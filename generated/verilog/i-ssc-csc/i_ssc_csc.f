i_ssc_csc_cw_enc.v
i_ssc_csc_enc.v
i_ssc_csc_cw_dec.v
i_ssc_csc_dec.v
