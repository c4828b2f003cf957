i_ssc_cw_enc.v
i_ssc_enc.v
i_ssc_gf_scale.v
i_ssc_rs_syndrome.v
i_ssc_rs_locator.v
i_ssc_cw_dec.v
i_ssc_dec.v
