import * as v from 'valibot';

/** What a browser would read as a tag; "a < b" is not one. */
const tag = /<[a-z/!?]/i;
// Line feeds and tabs are text; other control characters are not typed.
const control = /[^\P{Cc}\n\t]/u;

/** Plain text of the operator without HTML, safe wherever it is shown. */
export const plainText = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(max, `at most ${max} characters`),
    v.check((text) => !tag.test(text) && !control.test(text), 'plain text without HTML tags'),
  );

/** The same, and not empty. */
export const filledPlainText = (max: number) => v.pipe(plainText(max), v.minLength(1, 'required'));
