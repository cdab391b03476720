import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardGames } from '../../games/pvp-games.ts';
import { dealFrom } from '../matches/deal.rules.ts';
import type { Match, MatchSeat } from '../matches/match.ts';
import { createMatchStates } from '../matches/match-states.ts';
import { createMatchStore } from '../matches/match-store.ts';
import { discloseSeat } from './disclose-seat.ts';

const at = '2026-03-01T00:00:00.000Z';
const seat = (playerId: string): MatchSeat => ({
  playerId,
  launchId: 'l',
  clientSeed: `client-${playerId}`,
  stake: 'taken',
});
const match: Match = {
  matchId: 'm-1',
  gameCode: cardGames[0]?.game.gameCode ?? '',
  roomId: 'low',
  stakeMinor: 1000,
  at,
  seed: '07'.repeat(32),
  seats: [seat('anna'), seat('bert')],
  phase: 'playing',
  actions: [],
};

test('reports a seat of a match for a dispute: hands and seed when it is over, and the paid win', async () => {
  const matchStore = createMatchStore([], async () => {});
  const drawn = (roundId: string) => discloseSeat({ matchStore, stateOf: createMatchStates().of }, roundId);
  await matchStore.save(match);
  assert.deepEqual(drawn('m-1-0'), { game: match.gameCode, state: 'playing', stake: '10.00', win: '0.00', at });
  const [anna, bert] = match.seats;
  const gaveUp = { seat: 1, kind: 'give-up', at } as const;
  await matchStore.save({ ...match, phase: 'over', seats: [{ ...anna, isPaid: true }, bert], actions: [gaveUp] });
  const [won, lost] = [drawn('m-1-0'), drawn('m-1-1')];
  assert.deepEqual([won?.win, lost?.win], ['19.00', '0.00']);
  assert.equal(won?.seed, `${match.seed}, client-anna:client-bert`);
  const { hands } = JSON.parse(lost?.outcome ?? '');
  assert.deepEqual(hands, dealFrom(match.seed, ['client-anna', 'client-bert']));
  for (const roundId of ['m-1-2', 'm-1', 'm-2-0', '']) assert.equal(drawn(roundId), undefined, roundId);
});
