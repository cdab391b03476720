import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageCodes } from '@portal/shared/contract/game-types';
import { templateOf } from './message-templates.ts';
import { templateNames } from './templates/template-names.ts';

const valuesOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

for (const language of languageCodes)
  test(`messages in ${language} take the values of the English ones`, () => {
    for (const name of templateNames) {
      const english = templateOf(name, 'EN');
      const { subject, text } = templateOf(name, language);
      assert.deepEqual(
        [name, valuesOf(subject), valuesOf(text)],
        [name, valuesOf(english.subject), valuesOf(english.text)],
      );
    }
  });

test('a language with texts has messages of its own', () => {
  const first = (language: (typeof languageCodes)[number]) => templateOf('password-changed', language).subject;
  assert.equal(new Set(languageCodes.map(first)).size, languageCodes.length - 1, 'TY is English');
});
