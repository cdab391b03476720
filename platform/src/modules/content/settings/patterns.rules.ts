/**
 * The pattern kinds of specification section 5. `accepted` is written so that a browser can use it as it is
 * (RegExp with the u flag, whole text); '*' means any text.
 */
export const patterns = {
  any: '*',
  letterFirst: '[A-Za-z][A-Za-z0-9]*',
  chineseAndDigits: '[\\u4e00-\\u9fff0-9]+',
  email: '[A-Za-z0-9._%+\\-]+@[A-Za-z0-9](?:[A-Za-z0-9\\-]*[A-Za-z0-9])?(?:\\.[A-Za-z0-9\\-]+)*\\.[A-Za-z]{2,}',
  lettersOrDigits: '[A-Za-z0-9]+',
  lettersAndDigits: '(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+',
  digits: '[0-9]+',
  alphanumericWithCapital: '(?=.*[A-Z])[A-Za-z0-9]+',
  englishAndSpaces: '[A-Za-z ]+',
  noSpaces: '\\S+',
  chineseWithPunctuation: '[\\u4e00-\\u9fff\\u3000-\\u303f\\uff00-\\uffef·]+',
  date: '(?:\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])|(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])-\\d{4})',
  korean: '[\\uac00-\\ud7a3\\u1100-\\u11ff\\u3130-\\u318f]+',
  thai: '[\\u0e00-\\u0e7f]+',
  thaiOrEnglishWithSpaces: '[\\u0e00-\\u0e7fA-Za-z ]+',
  uppercaseAndSpaces: '(?=.*[A-Z])[A-Z ]+',
  lettersDigitsSymbols: '[\\x21-\\x7e]+',
  strongPassword: '(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[^A-Za-z0-9\\s])\\S+',
  fullName: "\\p{L}[\\p{L}\\p{M}.'\\-]*(?: \\p{L}[\\p{L}\\p{M}.'\\-]*)+",
  fullWidthJapanese: '[\\u3040-\\u309f\\u30a0-\\u30ff\\u4e00-\\u9fff\\uff01-\\uff5e\\u3000]+',
  uppercase: '[A-Z]+',
} as const;

export type PatternId = keyof typeof patterns;

/** True when the whole text is of that kind. */
export function fitsPattern(acceptedPattern: string, text: string): boolean {
  if (acceptedPattern === '*') return true;
  return new RegExp(`^(?:${acceptedPattern})$`, 'u').test(text);
}
