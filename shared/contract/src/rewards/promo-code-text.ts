import * as v from 'valibot';
import { foldedText } from '../typed/typed-text.rules.ts';

/** Longest code that is looked up, without the hyphens and spaces that people type. */
const typedAtMost = 40;

/** Folds a typed code: upper case, without spaces and hyphens, so that it can be read out and copied in groups. */
const foldedCode = (typed: string): string => foldedText(typed).replace(/[ -]+/g, '').toUpperCase();

/** A code as a member types it. */
export const typedPromoCode = v.pipe(
  v.string(),
  v.transform(foldedCode),
  v.minLength(1, 'required'),
  v.maxLength(typedAtMost),
);

/** A shared code that an operator chooses: 4 to 24 letters and digits. */
export const sharedPromoCode = v.pipe(v.string(), v.transform(foldedCode), v.regex(/^[A-Z0-9]{4,24}$/));
