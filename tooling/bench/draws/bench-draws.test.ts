import assert from 'node:assert/strict';
import { test } from 'node:test';
import { benchDraws } from './bench-draws.ts';

test('a share of the draws is that share of ten million numbers, and every kind of lottery is reported', async () => {
  const lines: string[] = [];
  await benchDraws((line) => lines.push(line), 0.0001);
  assert.match(lines[0] ?? '', /^20 runs of 1,000 numbers for each kind, seed [\da-f]{32}$/);
  const least = lines.filter((line) => line.includes(', least p: '));
  assert.equal(least.length, 11, lines.join('\n'));
});
