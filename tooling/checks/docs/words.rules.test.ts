import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordFaults } from './words.rules.ts';

const faultsOf = (text: string, path = 'platform/src/a.ts') => wordFaults([{ path, text }]);

for (const [text, isRefused] of [
  ['const told = 1;', true],
  ['tellPlayers(1);', true],
  ['type RoundKeeper = 1;', true],
  ['await set_told();', true],
  ['// Tells nobody.', true],
  ['const foretold = retellings;', false],
  ['outdoor, wishful, shallow', false],
  ['{ despiteMisfit: true }', false],
] as const)
  test(`${isRefused ? 'refuses' : 'accepts'} "${text}"`, () => assert.equal(faultsOf(text).length > 0, isRefused));

test('names file, line, word and what to write instead', () => {
  assert.deepEqual(faultsOf('a\nb // of the hall\n'), ['platform/src/a.ts:2: "hall": write lobby']);
});

test('refuses the name of a file', () => {
  assert.deepEqual(faultsOf('', 'platform/src/round-desk.ts'), [
    'platform/src/round-desk.ts: the name of the file: "desk": write service, store, desktop',
  ]);
});

test('accepts every word in texts that people read', () => {
  assert.deepEqual(faultsOf("'proof.seed': 'Seed, told with the result'", 'demo-vendor/src/page/texts/en.ts'), []);
});
