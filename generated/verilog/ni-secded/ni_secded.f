ni_secded_cw_enc.v
ni_secded_enc.v
ni_secded_cw_dec.v
ni_secded_dec.v
