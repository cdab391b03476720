import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededDraw } from '@portal/engines/seeded-draw';
import { commitmentOf, seedFromText } from '../../fairness/fair-draw.ts';
import { crashableDraws } from '../../testing/crashable-draws.ts';
import { lossyGateway } from '../../testing/lossy-gateway.ts';
import { virtualClock } from '../../testing/virtual-clock.ts';
import type { Clock } from '../../timing/clock.ts';
import { findKind } from '../rules/find-kind.ts';
import type { DrawService } from './draw-service.ts';
import type { ActAnswer } from './operators/draw-acts.ts';
import { drawWitness } from './testing/draw-witness.ts';
import { testLotteries } from './testing/test-lotteries.ts';
import { validatingPlatform } from './testing/validating-platform.ts';

const seed = Number(process.env.TEST_SEED ?? 20_261_122);
const turns = 1500;
const codes = ['MINUTE', 'DICE', 'FIVE_MINUTES', 'ALL_DAYS'];

// covers 1
test(`never contradicts a published draw through kills, lost calls, operator acts and clock jumps (seed ${seed})`, async () => {
  const chance = seededDraw(seed);
  const platform = validatingPlatform();
  const witness = drawWitness();
  const time = virtualClock(Date.UTC(2026, 10, 28, 9));
  let jumped = 0;
  const clock: Clock = { now: () => time.clock.now() + jumped, wait: time.clock.wait };
  const gateway = lossyGateway(platform.gateway, chance, time.clock.wait);
  const parts = { disk: { lines: [] as string[] }, gateway, clock, draw: chance, games: testLotteries, findKind };
  const answers = new Map<string, number>();
  let lives = 0;

  const live = (stepsToLive: number) => {
    lives += 1;
    // The pace changes now and then: draws made at the old one stay.
    const life = crashableDraws({ ...parts, pace: [1, 1, 1, 4][chance(4)] ?? 1, stepsToLive });
    witness.watch(life.drawService, testLotteries);
    void life.drawService.resume();
    return life;
  };
  const note = (what: string, done: ActAnswer) => {
    const key = `${what} ${done.kind === 'done' ? 'done' : done.code}`;
    answers.set(key, (answers.get(key) ?? 0) + 1);
  };
  const operate = (drawService: DrawService) => {
    const gameCode = codes[chance(codes.length)] ?? assert.fail();
    const draws = chance(3) === 0 ? drawService.upcoming(gameCode, 20) : drawService.past(gameCode, 5);
    const found = chance(15) === 0 ? undefined : draws[chance(Math.max(1, draws.length))];
    const { drawId } = found ?? { drawId: 'none' };
    const asked = { gameCode, drawId, reason: `reason ${chance(3)}` };
    if (chance(2) === 0) void drawService.cancel(asked).then((done) => note('cancel', done));
    else {
      const kind = findKind(chance(10) === 0 ? 'vn-north' : gameCode === 'DICE' ? 'three-dice' : 'five-digits');
      const correction = chance(3) === 0 ? 1 + chance(3) : undefined;
      const drawn = kind.draw(chance);
      void drawService
        .correct({ ...asked, drawn, ...(correction && { correction }) })
        .then((done) => note('correct', done));
    }
  };

  let life = live(1500);
  for (let turn = 0; turn < turns; turn += 1) {
    if (chance(4) === 0) operate(life.drawService);
    if (chance(50) === 0)
      jumped += chance(3) === 0 ? -chance(600_000) : chance(chance(10) === 0 ? 200_000_000 : 600_000);
    await time.pass(chance(40_000));
    assert.deepEqual(life.complaints, []);
    if (life.isDead()) life = live(1 + chance(1500));
  }
  life.kill();
  life = live(Number.POSITIVE_INFINITY);
  await time.pass(600_000);
  life.drawService.stop();
  const stoppedMs = clock.now();
  await time.pass(600_000);
  assert.deepEqual(life.complaints, []);

  const ended = witness.verify(life.drawService, testLotteries, platform, stoppedMs - 10_000);
  for (const { commitment, seed: text } of witness.seen.values())
    assert.equal(commitmentOf(seedFromText(text)), commitment);
  const found = `${lives} lives, ${JSON.stringify([ended, ...answers])}`;
  assert.ok(lives > 20 && ended.result > 500 && ended.cancelled > 20 && ended.corrected > 10, found);
  for (const code of ['draw_is_drawn', 'draw_is_cancelled']) assert.ok(answers.has(`cancel ${code}`), found);
  for (const code of ['draw_not_drawn', 'draw_is_cancelled', 'invalid_board', 'correction_conflict', 'unknown_draw'])
    assert.ok(answers.has(`correct ${code}`), found);
});
