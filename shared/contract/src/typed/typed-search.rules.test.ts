import { searchText, searchWords } from './typed-search.rules.ts';

test.each([
  ['TP. Hồ Chí Minh', 'tp ho chi minh'],
  ['Ho\u0302\u0300 Chi\u0301 Minh', 'ho chi minh'],
  ['Đà Nẵng', 'da nang'],
  ['İstanbul Iğdır', 'istanbul igdir'],
  ['Łódź, Tromsø', 'lodz tromso'],
  ['ＢＡＣＣＡＲＡＴ　１２３', 'baccarat 123'],
  ['  Big   Two ', 'big two'],
  ['Bac\u200bca\u00adrat\u202c\ufeff', 'baccarat'],
  ['Côte d’Ivoire', 'cote divoire'],
  ["cote d'ivoire", 'cote divoire'],
  ['Hi-Lo', 'hi lo'],
  ['100%_Win\\[a-z]', '100 win a z'],
  ['极光百家乐', '极光百家乐'],
  ['ธนาคารกสิกรไทย สีเขียว', 'ธนาคารกสิกรไทย สีเขียว'],
  ['ไทย\u0301', 'ไทย'],
  ['မြန်မာ', 'မြန်မာ'],
  ['%', ''],
  ['\u0301\u0302', ''],
  ['\u200b', ''],
])('folds %j to %j, and that to itself', (typed, expected) => {
  expect(searchText(typed)).toBe(expected);
  expect(searchText(expected)).toBe(expected);
});

test('splits words at spaces and punctuation', () => {
  expect([searchWords(' Ngân  hàng/ABC '), searchWords(' - ')]).toEqual([['ngan', 'hang', 'abc'], []]);
});

test('keeps Thai words apart that differ in a vowel sign', () => {
  expect(searchText('สี')).not.toBe(searchText('สา'));
  expect(searchText('น้ำ')).toBe(searchText('น้\u0e4dา'));
});
