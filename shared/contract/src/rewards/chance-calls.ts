/** Calls about wheel, envelopes and eggs, for all-calls.ts. */
export const chanceCalls = {};
