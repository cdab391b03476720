import * as v from 'valibot';
import { isEmail } from './email.rules.ts';
import { tidyName } from './tidy-name.rules.ts';
import { typedMobile } from './typed-mobile.rules.ts';
import { foldedDigits, foldedText } from './typed-text.rules.ts';

/** Text of a form, trimmed (docs/product.md 5); the server's rules decide on its format. */
export const trimmedText = (max = 255) => v.pipe(v.string(), v.trim(), v.maxLength(max));
export const filledText = (max = 255) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max));
/** A password as typed, trimmed only; its 128 characters take up to four units each, and older browsers send marks apart. */
export const passwordText = filledText(512);
export const optionalText = v.optional(trimmedText());

/** Text typed or pasted by a person, folded to the form that rules check (decisions/082). Never for passwords. */
const folded = (fold: (typed: string) => string) => v.pipe(v.string(), v.transform(fold));
export const optionalFoldedText = v.optional(v.pipe(folded(foldedText), v.maxLength(255)));
/** A name that its owner chose and others are shown. */
export const tidyNameText = (max: number) => v.pipe(folded(tidyName), v.minLength(1), v.maxLength(max));
/** Name of an account as typed at a login. */
export const accountName = v.pipe(folded(foldedText), v.minLength(1), v.maxLength(64));
/** A typed number of 4 to 20 digits, punctuation left out, with or without its dialling code; the server decides which exist. */
export const mobileNumber = v.pipe(folded(typedMobile), v.regex(/^\+?\d{4,20}$/, 'invalid_mobile'));
/** For example "+63". */
export const dialingCode = v.pipe(folded(foldedText), v.regex(/^\+\d{1,4}$/, 'invalid_mobile'));
/** 0 to 255 characters (docs/product.md 5); includes six digits with spaces between. */
export const verificationCode = v.pipe(folded(foldedDigits), v.maxLength(255));
export const email = v.pipe(folded(foldedText), v.maxLength(254, 'invalid_email'), v.check(isEmail, 'invalid_email'));
/** Six digits. */
export const paymentPassword = v.pipe(folded(foldedDigits), v.regex(/^\d{6}$/, 'invalid_payment_password'));
/** Six digits of an authenticator app. */
export const authenticatorCode = v.pipe(folded(foldedDigits), v.regex(/^\d{6}$/, 'invalid_verification_code'));
/** A code of an authenticator app, or one of the twelve-digit recovery codes that replace it. */
export const authenticatorProof = v.pipe(
  folded(foldedDigits),
  v.regex(/^(?:\d{6}|\d{12})$/, 'invalid_verification_code'),
);
/** Result of a solved human-verification challenge: valid once, bound to its purpose. */
export const humanVerification = v.optional(v.pipe(v.string(), v.maxLength(4096)));
