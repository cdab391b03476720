/** Settings of rebates. */
export const rebateSettings = {};
