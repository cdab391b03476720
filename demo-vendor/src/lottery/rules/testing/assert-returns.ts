import assert from 'node:assert/strict';
import type { LotteryKind } from '../lottery-kind.ts';

/** Asserts that the computed returns of a play type are fair, and that the lowest is the published one. */
export function assertReturns(kind: LotteryKind, playType: string, counted: readonly number[]): void {
  const published = kind.playTypes.find(({ code }) => code === playType)?.returns;
  const message = `${kind.code} ${playType}: ${counted.join(', ')}`;
  assert.ok(counted.length > 0 && counted.every((each) => each >= 0.88 && each <= 0.98), message);
  assert.equal(Math.min(...counted).toFixed(4), published?.toFixed(4), message);
}
