rs_ssc_tsd_cw_enc.v
rs_ssc_tsd_enc.v
rs_ssc_tsd_cw_dec.v
rs_ssc_tsd_dec.v
