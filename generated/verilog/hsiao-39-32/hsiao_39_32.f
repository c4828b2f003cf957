hsiao_39_32_cw_enc.v
hsiao_39_32_enc.v
hsiao_39_32_cw_dec.v
hsiao_39_32_dec.v
