/** Vendor of the Vietnamese lotteries (specification 2.1). */
export const vietnamVendor = 'TCG_LOTTO_VN';
