hsiao_22_16_cw_enc.v
hsiao_22_16_enc.v
hsiao_22_16_cw_dec.v
hsiao_22_16_dec.v
