/** How long to wait before what failed so often is tried again. */
export const retryMs = (attempt: number): number => Math.min(400 * 2 ** attempt, 5000);
