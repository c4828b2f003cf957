i_ssc_csc_cw_enc.v
i_ssc_csc_enc.v
i_ssc_csc_gf_scale.v
i_ssc_csc_rs_syndrome.v
i_ssc_csc_rs_locator.v
i_ssc_csc_cw_dec.v
i_ssc_csc_dec.v
