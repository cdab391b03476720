import * as v from 'valibot';

/**
 * Cache version of an answer that browsers store for the session, as in the status call. It is read before the answer
 * is built, so it is never newer than the content.
 */
export const cacheVersion = v.optional(v.string());
