import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { jsonDepth } from './json-depth.rules.ts';
import { contractBytesMax, readContract } from './read-contract.rules.ts';

test('counts brackets only outside strings', () => {
  assert.equal(jsonDepth('[]'), 1);
  assert.equal(jsonDepth('{"a":[1,{"b":[]}],"c":{}}'), 4);
  assert.equal(jsonDepth(JSON.stringify(['[[[', '"{{{', '\\', '\\"['])), 1);
  assert.equal(jsonDepth('"\\\\"[[]]'), 2);
  assert.equal(jsonDepth('"\\"[['), 0);
});

test('looks at every character once, even in a string that never ends', () => {
  const text = `"${'\\"'.repeat(1_000)}`;
  let seen = 0;
  function* counted() {
    for (const character of text) {
      seen += 1;
      yield character;
    }
  }
  assert.equal(jsonDepth(counted()), 0);
  assert.equal(seen, text.length);
});

test('refuses the largest hostile contracts with the right reason', { timeout: 20_000 }, () => {
  for (const [text, problem] of [
    [`"${'\\"'.repeat(contractBytesMax / 2 - 1)}`, /is not JSON/],
    ['['.repeat(contractBytesMax), /levels deep/],
  ] as const) {
    assert.throws(
      () => readContract(Buffer.from(text)),
      (error) =>
        error instanceof Refusal && error.code === 'release_corrupt' && problem.test(error.fields?.files ?? ''),
    );
  }
});
