import assert from 'node:assert/strict';
import { test } from 'node:test';
import { secondsOfMaxAge } from './max-age.rules.ts';

const cases: [string | null, number][] = [
  ['public, max-age=22183, must-revalidate, no-transform', 22_183],
  ['max-age=0', 0],
  ['Max-Age=60', 60],
  ['s-maxage=60', 600],
  ['max-age=999999999', 86_400],
  ['no-store', 600],
  [null, 600],
];

for (const [header, seconds] of cases) {
  test(`keys answered with ${header} are valid for ${seconds} s`, () => assert.equal(secondsOfMaxAge(header), seconds));
}
