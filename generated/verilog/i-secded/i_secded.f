i_secded_cw_enc.v
i_secded_enc.v
i_secded_cw_dec.v
i_secded_dec.v
