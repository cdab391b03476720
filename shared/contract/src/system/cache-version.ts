import * as v from 'valibot';

/**
 * Of an answer that a browser keeps for its session: the version, as the status call names it, that the answer is of. It
 * is read before the answer is put together, so it is never newer than what stands beside it.
 */
export const cacheVersion = v.optional(v.string());
