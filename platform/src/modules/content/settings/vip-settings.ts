/** Settings of VIP levels. */
export const vipSettings = {};
