import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseCompositionFile } from './composition-file.rules.ts';

// covers 10
test('reads versions and folders of a set', () => {
  const text = '{ "remote-games": "1.2.0", "remote-lottery": "./built", "shell": "/builds/shell" }';
  assert.deepEqual(parseCompositionFile(text), {
    'remote-games': '1.2.0',
    'remote-lottery': './built',
    shell: '/builds/shell',
  });
});

for (const text of ['{ "remote-cards": "1.0.0" }', '{ "shell": "new" }', '{ "shell": 1 }', 'null'])
  test(`refuses ${text}`, () => assert.throws(() => parseCompositionFile(text), /COMPOSITION names/));
