import assert from 'node:assert/strict';
import { test } from 'node:test';
import { terminalText } from './terminal-text.rules.ts';

test('escapes what a terminal obeys; leaves lines, columns and every script unchanged', () => {
  const cases = [
    ['\u001b[2J\u001b[31mPAID', '\\u{1b}[2J\\u{1b}[31mPAID'],
    ['\u202egnp.exe', '\\u{202e}gnp.exe'],
    ['a\rb\u009b1mc\u0007', 'a\\u{d}b\\u{9b}1mc\\u{7}'],
    ['one\ttwo\nđồng ไทย မြန်မာ 中文 🎲', 'one\ttwo\nđồng ไทย မြန်မာ 中文 🎲'],
  ] as const;
  for (const [text, shown] of cases) assert.equal(terminalText(text), shown);
});
