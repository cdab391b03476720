import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededDraw } from '@portal/engines/seeded-draw';
import { findCardGame } from '../../games/pvp-games.ts';
import { fakePlatform } from '../../testing/fake-platform.ts';
import { virtualClock } from '../../testing/virtual-clock.ts';
import type { Match } from '../matches/match.ts';
import { roundIdOf } from '../matches/match.ts';
import { cardPlayer } from '../testing/card-player.ts';
import { crashableLobby } from '../testing/crashable-lobby.ts';
import { checkEnd, checkMoney } from '../testing/money-check.ts';
import { seatOfRound, unsettledSeats } from './unsettled-seats.rules.ts';

const opening = 100_000n;
const card = findCardGame('teahouse-teahouse-thirteen') ?? assert.fail();

/** Sets up a match of two players with dealt cards. */
async function dealt() {
  const draw = seededDraw(7);
  const platform = fakePlatform();
  const time = virtualClock(Date.UTC(2026, 2, 1));
  const disk = { lines: [] };
  const parts = { disk, gateway: platform.gateway, clock: time.clock, draw, stepsToLive: Number.POSITIVE_INFINITY };
  const { lobby, matchStore } = crashableLobby(parts);
  const players = ['anna', 'bert'].map((playerId) => cardPlayer(playerId, card, draw));
  for (const player of players) {
    platform.openAccount(player.playerId, opening);
    player.enter(lobby);
    await player.sit(lobby, 'middle');
  }
  await time.pass(1000);
  const [match] = matchStore.openMatches();
  assert.ok(match?.phase === 'playing');
  const now = (): Match => matchStore.match(match.matchId) ?? assert.fail();
  const end = async (seat: 0 | 1) => {
    const ended = await lobby.play.endByHand(match.matchId, seat);
    return ended?.kind === 'done' ? ended.round.phase : ended?.code;
  };
  const check = () => checkMoney(platform, ['anna', 'bert'], 2n * opening);
  return { lobby: lobby, matchStore: matchStore, platform, time, now, end, check, disk };
}

// covers 2.7
test('refuses to end a running match, and returns both stakes of a stalled one once', async () => {
  const { lobby, platform, now, end, check, matchStore } = await dealt();
  assert.equal(await end(0), 'still_played');
  assert.equal(lobby.play.endByHand('no-such-match', 0), undefined);
  // Simulates a lost timer: no action for an hour.
  await matchStore.save({ ...now(), at: new Date(Date.parse(now().at) - 3_600_000).toISOString() });
  const both = await Promise.all([end(0), end(1)]);
  assert.deepEqual(both.filter((code) => code === 'void').length, 1);
  assert.deepEqual([platform.balance('anna'), platform.balance('bert')], [opening, opening]);
  assert.deepEqual([now().phase, await end(0), matchStore.unsettledMatches()], ['void', undefined, []]);
  checkEnd(platform, now(), undefined);
  check();
});

/** Lets the match run out while the platform has closed the rounds, so that it refuses the payments. */
async function stuck() {
  const parts = await dealt();
  const { platform, time, now, lobby } = parts;
  const rounds = ([0, 1] as const).map((seat) => platform.rounds.get(roundIdOf(now(), seat)) ?? assert.fail());
  for (const round of rounds) round.state = 'settled';
  await time.pass(7_200_000);
  for (const round of rounds) round.state = 'open';
  assert.deepEqual(
    unsettledSeats(now()).map(({ state, refusal }) => [state, refusal]),
    [
      ['stuck', 'round_closed'],
      ['stuck', 'round_closed'],
    ],
  );
  const winner = lobby.play.stateOf(now()).end?.winner ?? assert.fail('nobody has won');
  return { ...parts, rounds, winner };
}

// covers 2.7
test('settles a stuck seat again: pays the winner once and closes the round of the loser', async () => {
  const { platform, now, end, check, winner, disk } = await stuck();
  platform.suffer('request-lost');
  assert.equal(await end(winner), 'try_again');
  assert.equal(await end(winner), 'over');
  assert.deepEqual(
    unsettledSeats(now()).map(({ roundId }) => seatOfRound(roundId)?.seat),
    [1 - winner],
  );
  assert.equal(await end(winner), undefined);
  assert.equal(await end(winner === 0 ? 1 : 0), 'over');
  assert.deepEqual([unsettledSeats(now()), new Set(platform.posted).size], [[], platform.posted.length]);
  checkEnd(platform, now(), winner);
  check();
  assert.ok(disk.lines.length > 0);
});

test('ends a stuck seat whose stake the platform has already returned', async () => {
  const { platform, now, end, rounds, winner } = await stuck();
  const round = rounds[winner] ?? assert.fail();
  round.state = 'rolled_back';
  const posted = platform.posted.length;
  assert.equal(await end(winner), 'over');
  assert.deepEqual([now().seats[winner].stake, platform.posted.length], ['returned', posted]);
  assert.equal(unsettledSeats(now()).length, 1);
});
