/** Calls about rebates, for all-calls.ts. */
export const rebateCalls = {};
