import * as v from 'valibot';

/** Maximum length of a reason. One word is enough: in Chinese two characters can say it all. */
export const reasonLongest = 280;

/** An operator's reason: 1 to 280 characters, stored in the audit trail. */
export const reason = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'reason_length'),
  v.maxLength(reasonLongest, 'reason_length'),
);
