/** Calls about VIP levels, for all-calls.ts. */
export const vipCalls = {};
