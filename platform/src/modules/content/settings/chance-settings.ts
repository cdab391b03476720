/** Settings of wheel, envelopes and eggs. */
export const chanceSettings = {};
