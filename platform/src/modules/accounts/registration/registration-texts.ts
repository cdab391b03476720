import type { PatternId } from '@portal/shared/contract/accounts/patterns';

/** Texts of each pattern kind (docs/product.md 5); `{range}` is "4 - 16", or "6" for exactly six. */
const patternTexts: Readonly<Record<PatternId, string>> = {
  any: 'Please enter {range} characters',
  letterFirst: 'Begin with a letter; letters and digits only, {range} characters',
  chineseAndDigits: 'Chinese characters and digits only, {range} characters',
  email: 'Please enter a valid email address',
  lettersOrDigits: 'Letters or digits only, {range} characters',
  lettersAndDigits: 'Use both letters and digits, {range} characters',
  digits: 'Digits only, {range} characters',
  alphanumericWithCapital: 'Letters and digits with at least one capital letter, {range} characters',
  englishAndSpaces: 'English letters and spaces only, {range} characters',
  noSpaces: 'No spaces, please; {range} characters',
  chineseWithPunctuation: 'Chinese characters only, {range} characters',
  date: 'Please enter a date as yyyy-MM-dd or MM-dd-yyyy',
  korean: 'Korean only, {range} characters',
  thai: 'Thai only, {range} characters',
  thaiOrEnglishWithSpaces: 'Thai or English letters and spaces only, {range} characters',
  uppercaseAndSpaces: 'Capital letters and spaces only, {range} characters',
  lettersDigitsSymbols: 'Letters, digits and symbols only, {range} characters',
  strongPassword: 'Use upper- and lower-case letters, a digit and a symbol, {range} characters',
  fullName: 'Please enter first and last name, separated by a space, {range} characters',
  fullWidthJapanese: 'Full-width Japanese only, {range} characters',
  uppercase: 'Capital letters only, without spaces, {range} characters',
};

/** Returns the code of a pattern, such as `pattern_letter_first`; operators' own patterns have unknown ids. */
export function patternCode(patternId: string): string {
  if (!Object.hasOwn(patternTexts, patternId)) return 'invalid_format';
  return `pattern_${patternId.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
}

/** English texts of registration by message code. */
export const registrationTexts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(patternTexts).map(([id, text]) => [patternCode(id), text])),
  invalid_registration: 'Please check the marked fields',
  terms_not_accepted: 'Please agree to the terms and conditions',
  registration_closed: 'Registration is closed at the moment',
  username_taken: 'This username is taken',
  mobile_taken: 'This mobile number is taken',
  password_length_exact: 'Please fill in your password with {min} characters',
  text_length: 'Please enter {min} - {max} characters',
  text_length_exact: 'Please enter {min} characters',
  invalid_format: 'Invalid format',
  invalid_real_name: 'Invalid real-name format',
};
