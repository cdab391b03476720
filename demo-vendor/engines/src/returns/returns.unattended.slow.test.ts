import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hiLo } from '../cards/hi-lo/hi-lo.rules.ts';
import type { HandEngine } from '../engine.ts';
import { mines } from '../mines/mines.rules.ts';
import { seededDraw } from '../seeded-draw.ts';

const seed = Number(process.env.TEST_SEED ?? 20_261_121);
const rounds = 10_000_000;
/** Payouts are rounded to a thousandth of the stake. */
const rounding = 0.05;

const games: readonly HandEngine<unknown>[] = [mines, hiLo];

for (const game of games) {
  test(`${game.id}: ten million abandoned hands lie within the 99.9 % interval (seed ${seed})`, () => {
    const draw = seededDraw(seed);
    let sum = 0;
    let squares = 0;
    for (let round = 0; round < rounds; round += 1) {
      let state = game.begin(draw, game.choices[0]?.id);
      while (game.offers(state).length > 0) {
        state = game.act(state, game.unattended(state));
      }
      const stakes = game.units(state) / game.denominator;
      sum += stakes;
      squares += stakes * stakes;
    }
    const mean = sum / rounds;
    const halfWidth = (100 * 3.2905 * Math.sqrt(squares / rounds - mean * mean)) / Math.sqrt(rounds);
    const message = `${100 * mean} is not within ${halfWidth} of ${game.returnPercent}`;
    assert.ok(Math.abs(100 * mean - game.returnPercent) <= halfWidth + rounding, message);
  });
}
