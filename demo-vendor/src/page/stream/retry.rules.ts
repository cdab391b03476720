/** Returns the wait before the next try after `attempt` failures. */
export const retryMs = (attempt: number): number => Math.min(400 * 2 ** attempt, 5000);
