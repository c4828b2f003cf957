chipkill_x4_cw_enc.v
chipkill_x4_enc.v
chipkill_x4_cw_dec.v
chipkill_x4_dec.v
