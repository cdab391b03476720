import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStateNumbers, isOutdated } from './state-numbers.ts';

test('numbers later states higher, within one millisecond and after a restart', () => {
  const next = createStateNumbers();
  const numbers = [next(1000), next(1000), next(1000), next(999), next(2000)];
  assert.deepEqual(
    numbers,
    [...numbers].sort((a, b) => a - b),
  );
  assert.equal(new Set(numbers).size, numbers.length);
  assert.ok(createStateNumbers()(2001) > (numbers.at(-1) ?? 0));
});

// covers 7.2
test('treats an answer as outdated if the stream has sent a newer state', () => {
  const next = createStateNumbers();
  const answer = { stateNo: next(1000) };
  const streamed = { stateNo: next(1000) };
  assert.equal(isOutdated(answer, undefined), false);
  assert.equal(isOutdated(streamed, answer), false);
  assert.equal(isOutdated(answer, streamed), true);
});
