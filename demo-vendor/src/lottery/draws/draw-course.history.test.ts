import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { commitmentOf, seedFromText } from '../../fairness/fair-draw.ts';
import { lotteryGames } from '../../games/lottery-games.ts';
import { findKind } from '../rules/find-kind.ts';
import { boardOf } from './course.rules.ts';
import { advance } from './draw-course.ts';
import { createDrawStore, type DrawJournalLine } from './draw-store.ts';
import type { StoredDraw } from './stored-draw.ts';

const beginMs = Date.UTC(2026, 10, 22, 3);

/** Starts the studio once on the stored lines; returns the reported draws. */
async function start(lines: DrawJournalLine[], nowMs: number, history?: number): Promise<StoredDraw[]> {
  const drawStore = createDrawStore([...lines], async (line) => void lines.push(line));
  const reported: StoredDraw[] = [];
  const changed = (draw: StoredDraw) => void reported.push(draw);
  const deps = {
    drawStore: drawStore,
    findKind,
    newSeed: () => randomBytes(32),
    pace: 1,
    changed,
    ...(history && { history }),
  };
  for (const game of lotteryGames) await advance(deps, game, nowMs);
  return reported;
}

// covers 2.7
test('generates past draws for new lotteries: as committed, before now, reported by their results only', async () => {
  const reported = await start([], beginMs, 12);
  for (const { game, kind, schedule } of lotteryGames) {
    const draws = reported.filter(({ gameCode }) => gameCode === game.gameCode);
    const past = draws.filter(({ state }) => state === 'result');
    assert.equal(past.length, schedule.kind === 'instant' ? 0 : 12, game.gameCode);
    for (const draw of past) {
      assert.ok(Date.parse(draw.drawsAt) <= beginMs);
      assert.equal(commitmentOf(seedFromText(draw.seed)), draw.commitment);
      assert.deepEqual(boardOf(draw, findKind(kind)), draw.drawn);
    }
    assert.ok(draws.every(({ state, closesAt }) => state === 'result' || Date.parse(closesAt) > beginMs));
    assert.equal(new Set(draws.map(({ drawId }) => drawId)).size, draws.length);
  }
});

test('generates the history once, and none if it is not requested', async () => {
  const ended = (draws: readonly StoredDraw[]) => draws.filter(({ state }) => state === 'result').length;
  const lines: DrawJournalLine[] = [];
  assert.ok(ended(await start(lines, beginMs, 5)) > 0);
  assert.equal(ended(await start(lines, beginMs + 1000, 5)), 0);
  assert.equal(ended(await start([], beginMs)), 0);
});
