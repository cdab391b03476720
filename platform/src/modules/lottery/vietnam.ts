/** Vendor of the Vietnamese lotteries (docs/product.md 2.1). */
export const vietnamVendor = 'TCG_LOTTO_VN';
