import { getPointBalance } from './get-point-balance.ts';

/** Calls about points, for all-calls.ts. */
export const pointCalls = { getPointBalance };
