import * as v from 'valibot';

/** Longest reason; one word is enough: in Chinese two characters say all. */
export const reasonLongest = 280;

/** Why an operator does it: 1 to 280 characters, kept in the audit. */
export const reason = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'reason_length'),
  v.maxLength(reasonLongest, 'reason_length'),
);
