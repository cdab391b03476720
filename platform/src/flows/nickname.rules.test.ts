import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nicknameFrom } from './nickname.rules.ts';

const names = [
  ['a Thai name', 'กิตติ์ธเนศ น้ำผึ้ง', 'กิตติ์ธเนศ น้ำผึ้ง'],
  ['a Burmese name', 'ကျော်ဆွေ', 'ကျော်ဆွေ'],
  ['a Vietnamese name in parts', 'Nguyễn Thị Ngọc'.normalize('NFD'), 'Nguyễn Thị Ngọc'],
  ['a tower of Thai marks', `ก${'\u0e49'.repeat(500)}า`, `ก${'\u0e49'.repeat(5)}า`],
  ['a tower of accents', `x${'\u0300'.repeat(500)}y`, `x${'\u0300'.repeat(5)}y`],
  ['marks before the first letter', ' \u0e34\u0301Mai', 'Mai'],
  ['nothing but marks', '\u0e49\u0e34\u0301', ''],
  ['characters that are not seen', 'A\u202en\u200bn\u0000', 'Ann'],
] as const;

for (const [what, name, nickname] of names)
  test(`makes a nickname of ${what}`, () => {
    assert.equal(nicknameFrom(name), nickname);
  });

test('cuts a long name between characters, and leaves no space at its end', () => {
  assert.equal(nicknameFrom('𠀀'.repeat(60)), '𠀀'.repeat(40));
  assert.equal(nicknameFrom(`${'น้ำ '.repeat(10)}ไหล`), 'น้ำ '.repeat(10).trim());
});
