/** Calls about missions, for all-calls.ts. */
export const missionCalls = {};
