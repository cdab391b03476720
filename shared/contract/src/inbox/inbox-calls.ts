/** Calls about the inbox, for all-calls.ts. */
export const inboxCalls = {};
