import * as v from 'valibot';

/** Why an operator does it: 3 to 280 characters, kept in the audit. */
export const reason = v.pipe(v.string(), v.trim(), v.minLength(3, 'reason_length'), v.maxLength(280, 'reason_length'));
