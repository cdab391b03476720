import { emailPattern } from '../typed/email.rules.ts';

/**
 * The pattern kinds of docs/product.md 5, for form and server. Each is a regular expression for the whole text with the
 * u flag; '*' allows any text. Scripts are given by letters and marks: no digits, no currency.
 */
const han = '\\p{Script=Han}';
const thai = '\\u0e01-\\u0e3a\\u0e40-\\u0e4e';
const hangul = '\\u1100-\\u11ff\\u3131-\\u318e\\ua960-\\ua97c\\uac00-\\ud7a3\\ud7b0-\\ud7fb';
const chinesePunctuation =
  '\\u3000-\\u3003\\u3008-\\u3011\\u3014-\\u301f\\uff01-\\uff0f\\uff1a-\\uff20\\uff3b-\\uff3d\\uff3f\\uff5b-\\uff5e·•‧—…“”‘’';
const symbols = '!-\\/:-@\\[-`\\{-~';
const monthAndDay =
  '(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2\\d))';

export const patterns = {
  any: '*',
  letterFirst: '[A-Za-z][A-Za-z0-9]*',
  chineseAndDigits: `[${han}0-9]+`,
  email: emailPattern,
  lettersOrDigits: '[A-Za-z0-9]+',
  lettersAndDigits: '(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+',
  digits: '[0-9]+',
  alphanumericWithCapital: '(?=.*[A-Z])[A-Za-z0-9]+',
  englishAndSpaces: '[A-Za-z ]*[A-Za-z][A-Za-z ]*',
  noSpaces: '\\S+',
  chineseWithPunctuation: `[${han}${chinesePunctuation}]+`,
  date: `(?:\\d{4}-${monthAndDay}|${monthAndDay}-\\d{4})`,
  korean: `[${hangul}]+`,
  thai: `[${thai}]+`,
  thaiOrEnglishWithSpaces: `[${thai}A-Za-z ]*[${thai}A-Za-z][${thai}A-Za-z ]*`,
  uppercaseAndSpaces: '(?=.*[A-Z])[A-Z ]+',
  lettersDigitsSymbols: '[\\x21-\\x7e]+',
  strongPassword: `(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[${symbols}])[\\x21-\\x7e]+`,
  fullName: "\\p{L}[\\p{L}\\p{M}.'’\\-]*(?: \\p{L}[\\p{L}\\p{M}.'’\\-]*)+",
  fullWidthJapanese: `[\\u3041-\\u309f\\u30a0-\\u30ff${han}\\uff01-\\uff5e\\u3000-\\u3003\\u300c-\\u300f]+`,
  uppercase: '[A-Z]+',
} as const;

export type PatternId = keyof typeof patterns;

/** True when the whole text matches the kind. @throws SyntaxError if the pattern is no regular expression */
export function matchesPattern(acceptedPattern: string, text: string): boolean {
  return acceptedPattern === '*' || new RegExp(`^(?:${acceptedPattern})$`, 'u').test(text);
}
