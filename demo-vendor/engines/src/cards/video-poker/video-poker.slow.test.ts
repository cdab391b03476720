import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededDraw } from '../../seeded-draw.ts';
import { countBestPlay } from './best-play.ts';
import { deucesLine, videoPokerDeuces } from './deuces.rules.ts';
import { jacksLine, videoPokerJacks } from './jacks.rules.ts';
import { holdAction } from './video-poker.rules.ts';

const seed = Number(process.env.TEST_SEED ?? 20_261_121);
const rounds = 10_000_000;

const games = [
  { game: videoPokerJacks, lineOf: jacksLine, known: 99.5439 },
  { game: videoPokerDeuces, lineOf: deucesLine, known: 99.7283 },
];

for (const { game, lineOf, known } of games) {
  test(`${game.id}: the best play counted over all hands, and ten million rounds of it (seed ${seed})`, () => {
    const best = countBestPlay(lineOf);
    assert.ok(Math.abs(best.returnPercent - known) < 0.0001, `${best.returnPercent} is not what the literature names`);
    assert.ok(Math.abs(best.returnPercent - game.returnPercent) < 0.005, `${best.returnPercent} is not published`);
    const draw = seededDraw(seed);
    let sum = 0;
    let squares = 0;
    for (let round = 0; round < rounds; round += 1) {
      const state = game.begin(draw, undefined);
      const units = game.units(game.act(state, holdAction(best.hold(state.cards.slice(0, 5)))));
      sum += units;
      squares += units * units;
    }
    const mean = sum / rounds;
    const halfWidth = (100 * 3.2905 * Math.sqrt(squares / rounds - mean * mean)) / Math.sqrt(rounds);
    assert.ok(Math.abs(100 * mean - best.returnPercent) <= halfWidth, `${100 * mean} is not within ${halfWidth}`);
  });
}
