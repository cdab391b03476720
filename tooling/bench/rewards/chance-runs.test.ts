import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allRuns } from './chance-runs.ts';
import { pValueOf } from './chi-square.ts';

// covers 2.5
test('draws of wheel, eggs and envelopes fit their odds, a hundredth of the benchmark', () => {
  for (const run of allRuns(100_000, 'a fixed seed')) {
    const counted = run();
    assert.ok(pValueOf(counted) > 0.0001, `${counted.name}: p ${pValueOf(counted)} of ${counted.seen.join(' ')}`);
  }
});

test('draws that are off by a little are found out', () => {
  const [wheel] = allRuns(100_000, 'a fixed seed');
  const counted = wheel?.();
  assert.ok(counted);
  const [first = 0, second = 0, ...others] = counted.seen;
  assert.ok(pValueOf({ ...counted, seen: [first + 1500, second - 1500, ...others] }) < 0.0001);
});
