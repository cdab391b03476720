import assert from 'node:assert/strict';
import { test } from 'node:test';
import { engines } from './find-engine.ts';
import { choiceToTry } from './returns/returns.ts';
import { seededDraw } from './seeded-draw.ts';

test('pays what the view of an outcome shows', () => {
  const draw = seededDraw(11);
  for (const engine of engines) {
    for (let round = 0; round < 2000; round += 1) {
      const { units, view } = engine.draw(draw, choiceToTry(engine));
      assert.ok(Number.isInteger(units) && units >= 0);
      if (view.kind !== 'grid') continue;
      const shown = view.steps.reduce(
        (sum, step) => sum + step.multiplier * step.wins.reduce((stepSum, win) => stepSum + win.units, 0),
        0,
      );
      assert.equal(shown, units, engine.id);
    }
  }
});

test('counts in `unitsOf` what a round pays from the same draws', () => {
  for (const engine of engines) {
    if (!engine.unitsOf) continue;
    const choice = choiceToTry(engine);
    const whole = seededDraw(23);
    const quick = seededDraw(23);
    for (let round = 0; round < 2000; round += 1) {
      assert.equal(engine.unitsOf(quick, choice), engine.draw(whole, choice).units, `${engine.id}, round ${round}`);
      assert.equal(quick(1_000_000), whole(1_000_000), `${engine.id} drew as often`);
    }
  }
});
