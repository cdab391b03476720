import * as v from 'valibot';

/** Text of a form, trimmed (specification 5); what it has to look like is for the server's rules to say. */
export const trimmedText = (max = 255) => v.pipe(v.string(), v.trim(), v.maxLength(max));
export const filledText = (max = 255) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max));
export const optionalText = v.optional(trimmedText());
/** Typed by a person: whatever punctuation, 4 to 20 digits; the server knows which numbers exist. */
export const mobileNumber = v.pipe(v.string(), v.trim(), v.regex(/^[\d\s().-]{4,24}$/, 'invalid_mobile'));
/** For example "+63". */
export const dialingCode = v.pipe(v.string(), v.trim(), v.regex(/^\+\d{1,4}$/, 'invalid_mobile'));
/** 0 to 255 characters (specification 5); six digits fit. */
export const verificationCode = trimmedText(255);
export const email = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email('invalid_email'));
/** Six digits. */
export const paymentPassword = v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/, 'invalid_payment_password'));
/** What a solved human-verification challenge gives: one use, bound to its purpose. */
export const humanVerification = v.optional(v.pipe(v.string(), v.maxLength(4096)));
