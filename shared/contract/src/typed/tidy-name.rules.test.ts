import { tidyName } from './tidy-name.rules.ts';

test.each([
  ['a Thai name', 'กิตติ์ธเนศ น้ำผึ้ง', 'กิตติ์ธเนศ น้ำผึ้ง'],
  ['a Burmese name', 'ကျော်ဆွေ', 'ကျော်ဆွေ'],
  ['a Vietnamese name in parts', 'Nguyễn Thị Ngọc'.normalize('NFD'), 'Nguyễn Thị Ngọc'],
  ['a tower of Thai marks', `ก${'\u0e49'.repeat(500)}า`, `ก${'\u0e49'.repeat(5)}า`],
  ['a tower of accents', `x${'\u0300'.repeat(39)}`, `x${'\u0300'.repeat(5)}`],
  ['a tower with direction marks between', `x${'\u0300\u200e'.repeat(19)}`, `x${'\u0300'.repeat(5)}`],
  ['marks before the first letter', ' \u0e34\u0301Mai', 'Mai'],
  ['nothing but marks', '\u0e49\u0e34\u0301', ''],
  ['nothing that is seen', '\u200f\u3164\u2800', ''],
  ['characters that are not seen', 'A\u202en\u200bn\u0000', 'Ann'],
  ['several lines', ' My\n\n\u2028phone\u3000 ', 'My phone'],
])('tidies %s', (_, name, shown) => {
  expect(tidyName(name)).toBe(shown);
  expect(tidyName(shown)).toBe(shown);
});
