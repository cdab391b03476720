import * as v from 'valibot';

/** What a browser would read as a tag; "a < b" is none. */
const tag = /<[a-z/!?]/i;
// Line feeds and tabs are text; the rest of them no one typed.
const control = /[^\P{Cc}\n\t]/u;

/** Text of the operator that is shown as it is: no HTML, so that it does no harm wherever it is put. */
export const plainText = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(max, `at most ${max} characters`),
    v.check((text) => !tag.test(text) && !control.test(text), 'plain text without HTML tags'),
  );

/** The same, and not empty. */
export const filledPlainText = (max: number) => v.pipe(plainText(max), v.minLength(1, 'required'));
