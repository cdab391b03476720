import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededDraw } from '@portal/engines/seeded-draw';
import { crashableDraws } from '../../testing/crashable-draws.ts';
import { lossyGateway } from '../../testing/lossy-gateway.ts';
import { virtualClock } from '../../testing/virtual-clock.ts';
import { findKind } from '../rules/find-kind.ts';
import type { DrawService } from './draw-service.ts';
import { drawWitness } from './testing/draw-witness.ts';
import { testLottery } from './testing/test-lotteries.ts';
import { validatingPlatform } from './testing/validating-platform.ts';

const games = [
  testLottery('MINUTE', { kind: 'every', seconds: 60 }),
  testLottery('DAY', { kind: 'weekly', weekdays: [1], at: '10:03' }),
];
const begin = Date.UTC(2026, 10, 16, 3);
const reason = 'The machine stopped';

/** Cancels the draw after the next and corrects the first of all twice; a repeat changes nothing. */
async function operate(drawService: DrawService): Promise<void> {
  const coming = drawService.upcoming('MINUTE', 2).at(-1);
  const drawn = firstDrawn(drawService);
  assert.ok(coming && drawn);
  await drawService.cancel({ gameCode: 'MINUTE', drawId: coming.drawId, reason });
  const first = { gameCode: 'MINUTE', drawId: drawn.drawId, reason };
  const board = (digits: string) => [{ prize: 'BALLS', numbers: [...digits] }];
  await drawService.correct({ ...first, drawn: board('12345'), correction: 1 });
  await drawService.correct({ ...first, drawn: board('54321'), correction: 2 });
}

const firstDrawn = (drawService: DrawService) =>
  drawService.past('MINUTE', 100).findLast(({ state }) => state === 'result');

/** Runs one life that crashes after `stepsToLive`, then another to the end. True if the first did not crash. */
async function liveTwice(stepsToLive: number): Promise<boolean> {
  const chance = seededDraw(stepsToLive);
  const platform = validatingPlatform();
  const witness = drawWitness();
  const time = virtualClock(begin);
  const line = lossyGateway(platform.gateway, chance, time.clock.wait);
  const parts = { disk: { lines: [] as string[] }, gateway: line, clock: time.clock, draw: chance, games, findKind };
  const live = async (steps: number) => {
    const life = crashableDraws({ ...parts, pace: 1, stepsToLive: steps });
    void life.drawService.resume();
    witness.watch(life.drawService, games);
    await time.pass(90_000);
    if (firstDrawn(life.drawService)) void operate(life.drawService);
    await time.pass(120_000);
    assert.deepEqual(life.complaints, []);
    return life;
  };
  const first = await live(stepsToLive);
  const isAlive = !first.isDead();
  first.kill();
  const { drawService } = await live(Number.POSITIVE_INFINITY);
  await time.pass(125_000);
  const stoppedMs = time.clock.now();
  drawService.stop();
  // The connection is bad, so results may be reported late.
  await time.pass(300_000);
  const ended = witness.verify(drawService, games, platform, stoppedMs);
  assert.ok(ended.result > 1 && ended.cancelled > 0, JSON.stringify(ended));
  assert.equal(ended.corrected, 1);
  assert.equal(firstDrawn(drawService)?.corrections, 2);
  return isAlive;
}

// covers 1
test('continues after a crash at any step as if there had been none', async () => {
  let steps = 1;
  for (; !(await liveTwice(steps)); steps += 1) assert.ok(steps < 1000, 'it never outlives its time');
  assert.ok(steps > 100, `${steps} steps`);
});
