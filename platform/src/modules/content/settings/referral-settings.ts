/** Settings of inviting friends. */
export const referralSettings = {};
