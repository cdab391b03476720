import assert from 'node:assert/strict';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { seededDraw } from '@portal/engines/seeded-draw';
import type { VendorResult } from '@portal/shared/contract/vendor-api/results';
import { commitmentOf, fairDraw, seedFromText } from '../../../fairness/fair-draw.ts';
import { failingDisk } from '../../../testing/failing-disk.ts';
import { fakePlatform } from '../../../testing/fake-platform.ts';
import { lossyGateway } from '../../../testing/lossy-gateway.ts';
import { virtualClock } from '../../../testing/virtual-clock.ts';
import type { LotteryGame } from '../../lottery-game.ts';
import { boardText } from '../../rules/board-text.ts';
import { findKind } from '../../rules/find-kind.ts';
import type { LotteryDraw } from '../draw.ts';
import { createDrawService } from '../draw-service.ts';
import { openDrawStore } from '../open-draw-store.ts';
import { drawsBetween } from '../schedule.rules.ts';

interface SimulationOptions {
  days: number;
  games: readonly LotteryGame[];
  seed: number;
}

const dayMs = 86_400_000;
const beginMs = Date.UTC(2026, 10, 15, 3);

/**
 * Lets games draw for some days over a bad connection, and checks every draw against the schedule:
 * each once, at its time, in order, as committed, and reported in that order. Returns the number of draws.
 */
export async function simulateDraws({ days, games, seed }: SimulationOptions): Promise<number> {
  const chance = seededDraw(seed);
  const platform = fakePlatform();
  const time = virtualClock(beginMs);
  const { now, wait } = time.clock;
  const log = (message: string, details: object) => assert.fail(`${message} ${JSON.stringify(details)}`);
  const { disk } = failingDisk(() => false, wait);
  const { store: drawStore, close } = await openDrawStore({
    folder: '/nowhere',
    disk,
    now,
    log,
    isNeeded: () => false,
  });
  let seeds = 0;
  const newSeed = () => {
    seeds += 1;
    return sha256(utf8ToBytes(`${seed} ${seeds}`));
  };
  const gateway = lossyGateway(platform.gateway, chance, wait);
  const drawService = createDrawService({
    games,
    findKind,
    drawStore,
    gateway,
    clock: time.clock,
    log,
    newSeed,
    pace: 1,
  });
  const heard = new Map<string, { draw: LotteryDraw; atMs: number }[]>();
  drawService.onChange((draw) => {
    const key = `${draw.gameCode} ${draw.drawId}`;
    heard.set(key, [...(heard.get(key) ?? []), { draw, atMs: now() }]);
  });
  void drawService.resume();
  for (let day = 0; day < days; day += 1) await time.pass(dayMs);
  const endMs = now();
  drawService.stop();
  await time.pass(600_000);
  await close();

  let drawn = 0;
  for (const game of games) {
    const { gameCode } = game.game;
    for (const { drawId, closesMs, drawsMs } of drawsBetween(game, beginMs, endMs, 1)) {
      drawn += 1;
      const course = heard.get(`${gameCode} ${drawId}`) ?? assert.fail(`${gameCode} ${drawId} is missing`);
      assert.deepEqual(
        course.map(({ draw }) => draw.state),
        ['open', 'closed', 'result'],
        `${gameCode} ${drawId}`,
      );
      const [opened, closed, result] = course;
      assert.ok(opened && closed && result);
      // Allows some time for the disk.
      assert.ok(opened.atMs < closesMs && closed.atMs >= closesMs && closed.atMs < closesMs + 10);
      assert.ok(result.atMs >= drawsMs && result.atMs < drawsMs + 10);
      assert.equal(commitmentOf(seedFromText(result.draw.seed)), opened.draw.commitment);
      const stream = fairDraw(seedFromText(result.draw.seed), `${gameCode}:${drawId}`);
      assert.deepEqual(result.draw.drawn, findKind(game.kind).draw(stream));
    }
  }
  const results = [...heard.values()].flat().filter(({ draw }) => draw.state === 'result');
  assert.equal(results.length, drawn, 'nothing else was drawn');
  assert.equal(new Set(results.map(({ draw }) => draw.seed)).size, drawn, 'each with a seed of its own');
  for (const { game } of games)
    assertReported(
      platform.reported,
      game.gameCode,
      results.map(({ draw }) => draw),
    );
  return drawn;
}

/** Checks the reports of a game without repeats: every result as drawn, and every stage in order. */
function assertReported(reported: readonly VendorResult[], gameCode: string, drawn: readonly LotteryDraw[]): void {
  const stages = ['opened', 'closed', 'result'];
  const reached = new Map<string, number>();
  const results: VendorResult[] = [];
  for (const event of reported.filter((each) => each.gameCode === gameCode)) {
    const stage = stages.indexOf(event.state);
    // A late request repeats earlier reports.
    if (stage <= (reached.get(event.eventId) ?? -1)) continue;
    reached.set(event.eventId, stage);
    if (event.state === 'result') results.push(event);
  }
  const expected = drawn.filter((draw) => draw.gameCode === gameCode);
  assert.deepEqual(
    results.map(({ eventId, result, proof }) => [eventId, result, proof?.seed, proof?.commitment]),
    expected.map(({ drawId, drawn: board = [], seed, commitment }) => [drawId, boardText(board), seed, commitment]),
  );
}
