import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askedLanguage, languageOf } from './language.ts';

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

for (const [named, language] of [
  [undefined, 'TH'],
  ['CN', 'CN'],
  ['XX', undefined],
  ['toString', undefined],
] as const)
  test(`a call from a Thai page that names ${named ?? 'no language'} asks for ${language ?? 'none'}`, () => {
    assert.equal(askedLanguage({ language: named }, { language: 'TH' }), language);
  });
