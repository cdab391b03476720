import { foldedDigits, foldedText, withoutInvisible } from './typed-text.rules.ts';

// covers 9
test.each([
  ['full-width digits', '１００', '100'],
  ['Thai digits', '๑๒๓', '123'],
  ['Arabic-Indic digits', '٣٤٥', '345'],
  ['extended Arabic-Indic digits', '۶۷۸', '678'],
  ['Devanagari digits', '०१९', '019'],
  ['Khmer digits', '០១៩', '019'],
  ['Myanmar Shan digits', '\u1090\u1099', '09'],
  ['mathematical digits', '\u{1d7ce}\u{1d7e1}', '09'],
  ['two lists of Nd side by side', '\u{116d9}\u{116da}', '90'],
  ['a Chinese comma', '1234，5678', '1234,5678'],
  ['a Chinese full stop', '12。5', '12.5'],
  ['a full-width point', '12．50', '12.50'],
  ['Arabic marks', '١٬٢٣٤٫٥', '1,234.5'],
  ['marks of direction', '\u202a100\u202c \u2068200\u2069', '100 200'],
  ['zero width', '1\u200b0\u200d0\ufeff', '100'],
  ['a soft hyphen', '1\u00ad00', '100'],
  ['dashes', '1\u20112\u20133\u20144\u22125－6', '1-2-3-4-5-6'],
  ['apostrophes', 'O\u2019Brien 1\u2032000', "O'Brien 1'000"],
  ['accents typed for apostrophes', 'O\u00b4Brien O`Brien O\u02bbBrien', "O'Brien O'Brien O'Brien"],
  ['spaces', '\u00a01\u202f000\u3000 5\t', '1 000 5'],
  ['combining marks', 'Nguye\u0302\u0303n', 'Nguyễn'],
  ['nothing to fold', 'plain Text-1', 'plain Text-1'],
  ['only invisible characters', '\u200b\u2060\u3164', ''],
])('folds %s', (_, typed, expected) => {
  expect(foldedText(typed)).toBe(expected);
  expect(foldedText(expected)).toBe(expected);
});

test('folds digits copied with spaces or hyphens, and removes nothing else', () => {
  expect(['123 456', '\u202a123-456\u202c', '１２３\u2011４５６', ' 12 34 56 '].map(foldedDigits)).toEqual(
    Array.from({ length: 4 }, () => '123456'),
  );
  expect(foldedDigits('12a 45')).toBe('12a45');
});

test('removes invisible characters and nothing else', () => {
  expect(withoutInvisible('ad\u200bmin\u202e Ａ')).toBe('admin Ａ');
});
