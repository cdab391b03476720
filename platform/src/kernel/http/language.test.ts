import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageOf } from './language.ts';

const headers = [
  ['VN', 'VN'],
  ['TH', 'TH'],
  ['vi-VN,vi;q=0.9,en;q=0.8', 'VN'],
  ['th;q=0.9, en', 'TH'],
  ['zh-Hant-TW', 'CN'],
  ['ms-MY', 'MY'],
  ['fr, th', 'TH'],
  ['constructor', 'TY'],
  ['', 'TY'],
  [undefined, 'TY'],
] as const;

for (const [header, language] of headers)
  test(`reads ${JSON.stringify(header)} as ${language}`, () => {
    assert.equal(languageOf(header), language);
  });
