/** Calls about inviting friends, for all-calls.ts. */
export const referralCalls = {};
