import assert from 'node:assert/strict';
import { test } from 'node:test';
import { engines } from '../find-engine.ts';
import { seededDraw } from '../seeded-draw.ts';
import { measured } from './returns.ts';
import { deviations, volatilityOf } from './volatility.ts';

test('bands every game without a choice and without a pool, and no other', () => {
  const fixed = engines.filter(
    ({ choices, example, jackpotPercent }) => choices.length === 0 && example === undefined && !jackpotPercent,
  );
  assert.deepEqual(Object.keys(deviations).sort(), fixed.map(({ id }) => id).sort());
});

const rounds = 1_000_000;

for (const engine of engines.filter(({ id }) => deviations[id] !== undefined)) {
  test(`${engine.id}: the published volatility is that of a million rounds`, () => {
    const draw = seededDraw(20_261_130);
    const { halfWidth } = measured(rounds, () => {
      return (engine.unitsOf?.(draw, undefined) ?? engine.draw(draw, undefined).units) / engine.denominator;
    });
    const deviation = (halfWidth * Math.sqrt(rounds)) / (100 * 3.2905);
    const band = deviation < 2.5 ? 'low' : deviation < 4.5 ? 'medium' : 'high';
    assert.equal(volatilityOf(engine.id), band, `${deviation}`);
  });
}
