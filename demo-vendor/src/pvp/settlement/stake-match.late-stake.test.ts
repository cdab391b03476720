import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededDraw } from '@portal/engines/seeded-draw';
import { findCardGame } from '../../games/pvp-games.ts';
import { fakePlatform } from '../../testing/fake-platform.ts';
import { lateStakes } from '../../testing/late-stakes.ts';
import { virtualClock } from '../../testing/virtual-clock.ts';
import { cardPlayer } from '../testing/card-player.ts';
import { crashableLobby } from '../testing/crashable-lobby.ts';

const card = findCardGame('pavilion-big-two') ?? assert.fail();
const opening = 100_000n;

/** Starts a match whose first stake is still on its way when its repeat is refused. */
async function refusedMatch() {
  const platform = fakePlatform();
  const time = virtualClock(Date.UTC(2026, 2, 1));
  const line = lateStakes(platform.gateway);
  const parts = { disk: { lines: [] }, gateway: line.gateway, clock: time.clock, draw: seededDraw(5) };
  const live = () => crashableLobby({ ...parts, stepsToLive: Number.POSITIVE_INFINITY });
  const life = live();
  const players = ['anna', 'bert'].map((playerId) => cardPlayer(playerId, card, parts.draw));
  for (const player of players) {
    platform.openAccount(player.playerId, opening);
    player.enter(life.lobby);
    await player.sit(life.lobby, 'middle');
  }
  // The other player's stake is taken.
  line.suffer('late');
  await time.pass(0);
  line.suffer('refused');
  const [match] = life.matchStore.openMatches();
  assert.ok(match);
  const seats = match.seats.map(({ playerId }) => players.find((player) => player.playerId === playerId));
  const balances = () => players.map(({ playerId }) => platform.balance(playerId));
  return { platform, time, line, live, life, seats, balances, matchId: match.matchId };
}

// covers 2.7
test('rolls back a stake that arrives after its repeat was refused, and the other player plays on', async () => {
  const { time, line, life, seats, balances } = await refusedMatch();
  await time.pass(10_000);
  assert.equal(await line.arrive(), 1);
  assert.deepEqual(balances(), [opening, opening]);
  const [refused, other] = seats.map((player) => player?.see(life.lobby));
  assert.deepEqual([refused?.match?.phase, refused?.match?.refusedBy], ['void', 'you']);
  assert.deepEqual([refused?.match?.refusal, refused?.sitAgain], ['play_stopped', undefined]);
  assert.deepEqual([other?.match?.refusedBy, other?.sitAgain], ['opponent', 'middle']);
});

test('rolls back a stake that arrives after its repeat was refused, after a restart', async () => {
  const { platform, time, line, live, life, balances, matchId } = await refusedMatch();
  // The rollback gets no answer before the restart.
  platform.suffer('request-lost');
  while (life.matchStore.match(matchId)?.phase === 'staking') await time.pass(10);
  life.kill();
  assert.equal(await line.arrive(), 1);
  assert.ok(balances().every((balance) => balance < opening));
  const next = live();
  next.lobby.resume();
  await time.pass(10_000);
  assert.deepEqual([next.matchStore.match(matchId)?.phase, balances()], ['void', [opening, opening]]);
});
