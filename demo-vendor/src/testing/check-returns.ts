import assert from 'node:assert/strict';
import { seededDraw } from '@portal/engines/seeded-draw';
import type { Discipline } from '../sports/sports-shapes.ts';
import { type Return, simulateReturns } from './sports-returns.ts';

export const allDisciplines: readonly Discipline[] = [
  ...(['football', 'basketball', 'tennis', 'moba', 'shooter', 'fighter', 'efootball'] as const),
];

/** Disciplines whose prices take milliseconds to compute, so that they are computed less often. */
export const isSlowToPrice = (discipline: Discipline) => discipline === 'basketball' || discipline === 'tennis';

/** Allowed deviation in standard errors: some hundred means exceed it by chance in one of a thousand runs. */
const errors = 4.5;

/**
 * Plays matches of a discipline between equal and unequal teams, and checks that every market returns what its prices
 * imply: about 95.2 % of the stakes that are not returned, minus the effect of rounding prices down.
 */
export function checkReturns(discipline: Discipline, matches: number, inPlayEvery: number, seed: number): void {
  const pairs = [
    [0, 0],
    [0.35, -0.3],
  ] as const;
  for (const strengths of pairs) {
    const draw = seededDraw(seed);
    const { before, inPlay } = simulateReturns({ discipline, strengths, matches: matches / 2, draw, inPlayEvery });
    assert.ok(before.length >= 6, `${discipline} offers ${before.length} selections`);
    for (const each of before) {
      assertClose(discipline, each);
      assert.ok(each.expected > 0.9 && each.expected < 0.985, `${discipline} ${each.name} is worth ${each.expected}`);
    }
    assertClose(discipline, inPlay);
    assert.ok(inPlay.expected > 0.85 && inPlay.expected < 0.975, `${discipline} in play is worth ${inPlay.expected}`);
  }
}

function assertClose(discipline: Discipline, { name, mean, expected, error, stakes }: Return): void {
  const message = `${discipline} ${name}: ${mean} of ${expected} in ${stakes}, error ${error}`;
  assert.ok(Math.abs(mean - expected) < errors * error, message);
}
