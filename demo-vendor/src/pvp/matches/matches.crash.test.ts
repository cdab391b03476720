import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededDraw } from '@portal/engines/seeded-draw';
import { findCardGame } from '../../games/pvp-games.ts';
import { type Fault, fakePlatform } from '../../testing/fake-platform.ts';
import { virtualClock } from '../../testing/virtual-clock.ts';
import { cardPlayer } from '../testing/card-player.ts';
import { crashableLobby } from '../testing/crashable-lobby.ts';
import { checkEnd, checkMoney } from '../testing/money-check.ts';

const opening = 100_000n;
const card = findCardGame('teahouse-teahouse-thirteen') ?? assert.fail();

/** Plays one match of two players through restarts after `steps`; the last life is not interrupted. */
async function playThrough(seed: number, steps: readonly number[], faults: readonly Fault[] = []) {
  const draw = seededDraw(seed);
  const platform = fakePlatform();
  const time = virtualClock(Date.UTC(2026, 2, 1));
  const disk = { lines: [] as string[] };
  const players = ['anna', 'bert'].map((playerId) => cardPlayer(playerId, card, draw));
  for (const { playerId } of players) platform.openAccount(playerId, opening);
  // The first two calls read the balances.
  platform.suffer('none', 'none', ...faults);
  const live = (stepsToLive: number) => {
    const life = crashableLobby({ disk, gateway: platform.gateway, clock: time.clock, draw, stepsToLive });
    for (const player of players) player.enter(life.lobby);
    life.lobby.resume();
    return life;
  };
  const moves = async (life: ReturnType<typeof live>) => {
    for (const player of players) if (!life.isDead()) void player.move(life.lobby);
    await time.pass(400);
  };
  let life = live(steps[0] ?? Number.POSITIVE_INFINITY);
  for (const player of players) void player.sit(life.lobby, 'middle');
  await time.pass(1);
  for (const stepsToLive of [...steps.slice(1), Number.POSITIVE_INFINITY]) {
    for (let turn = 0; turn < 120 && !life.isDead(); turn += 1) await moves(life);
    checkMoney(platform, ['anna', 'bert'], 2n * opening);
    if (life.isDead()) life = live(stepsToLive);
  }
  for (let turn = 0; turn < 120; turn += 1) await moves(life);
  await time.pass(600_000);
  assert.deepEqual(life.complaints, []);
  assert.deepEqual(life.matchStore.openMatches(), []);
  checkMoney(platform, ['anna', 'bert'], 2n * opening);
  assert.equal(new Set(platform.posted).size, platform.posted.length, 'nothing is posted twice');
  assert.deepEqual(
    [...platform.rounds.values()].filter(({ state }) => state === 'open'),
    [],
  );
  const [match] = life.matchStore.history('anna', card.game.gameCode, 5);
  if (match) checkEnd(platform, match, life.lobby.play.stateOf(match).end?.winner);
  return { match, platform, left: life };
}

// covers 2.7
test('continues a match or returns both stakes after a crash at any step', async () => {
  let finished = 0;
  let given = 0;
  for (let step = 5; step <= 134; step += 1) {
    const { match, left } = await playThrough(7, [step]);
    if (match?.phase === 'over') finished += 1;
    if (match?.phase === 'void') given += 1;
    if (!left.isDead() && step > 104) assert.equal(match?.phase, 'over', `step ${step}`);
  }
  assert.ok(finished > 80 && given >= 4, `${finished} finished, ${given} given back`);
});

test('survives a second crash while stakes are taken or returned', async () => {
  for (let first = 5; first <= 14; first += 1)
    for (let second = 1; second <= 8; second += 1) await playThrough(8, [first, second]);
});

const some: readonly Fault[] = ['none', 'request-lost', 'answer-lost'];

// covers 2.7
test('posts each stake and settlement once when requests and answers are lost', async () => {
  for (const first of some)
    for (const second of some)
      for (const third of some) {
        const { match, platform } = await playThrough(9, [], [first, second, third]);
        assert.equal(match?.phase, 'over', `${first} ${second} ${third}`);
        assert.equal(platform.posted.length, 4);
      }
});

test('repeats a settlement until it is answered', async () => {
  const lost = await playThrough(9, [], ['none', 'none', 'answer-lost', 'request-lost', 'answer-lost']);
  assert.deepEqual([lost.match?.phase, lost.platform.posted.length], ['over', 4]);
});

test('rolls back the stakes if the platform stays silent, and loses nothing', async () => {
  const silent = Array.from({ length: 60 }, (): Fault => 'request-lost');
  const { match, platform } = await playThrough(9, [], silent);
  assert.equal(match?.phase, 'void');
  assert.equal(platform.balance('anna'), opening);
  const deaf = Array.from({ length: 60 }, (): Fault => 'answer-lost');
  const heard = await playThrough(9, [], deaf);
  assert.equal(heard.match?.phase, 'void');
  assert.equal(heard.platform.balance('bert'), opening);
});
