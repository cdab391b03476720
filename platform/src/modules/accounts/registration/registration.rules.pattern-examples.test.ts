import assert from 'node:assert/strict';
import { test } from 'node:test';
import { patternExamples } from '@portal/shared/contract/accounts/pattern-examples';
import { type PatternId, patterns } from '@portal/shared/contract/accounts/patterns';
import { goodValues, usernameForm } from '../testing/registration-form.ts';
import { brokenFields, patternCode } from './registration.rules.ts';

/** The shell's form is tested with the same table. */
for (const [id, { accepted, refused }] of Object.entries(patternExamples)) {
  const acceptedPattern = patterns[id as PatternId];
  const line = { enabled: true, required: true, minLength: 1, maxLength: 64, patternId: id, acceptedPattern };
  const broken = (text: string) => brokenFields(usernameForm({ line }), { ...goodValues, line: text }).fields;
  // covers 5
  test(`accepts and refuses by the server what the table says for pattern ${id}`, () => {
    for (const text of accepted) assert.deepEqual(broken(text), {}, `accepts "${text}"`);
    for (const text of refused) assert.deepEqual(broken(text), { line: patternCode(id) }, `refuses "${text}"`);
  });
}
