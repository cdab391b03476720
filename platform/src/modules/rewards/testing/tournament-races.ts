import assert from 'node:assert/strict';
import type { NewTournament } from '@portal/shared/contract/rewards/operator-tournaments';
import { joinTournament } from '@portal/shared/contract/rewards/tournaments';
import type { App } from '../../../app.ts';
import { seededRandom } from '../../../demo-data/games-history.rules.ts';
import { createDatabase } from '../../../kernel/database/database.ts';
import { openPostgres } from '../../../kernel/database/postgres-engine.ts';
import { apiClient } from '../../../testing/api-client.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { addMember } from '../../accounts/testing/add-member.ts';
import { type BetSettled, betCorrected, betSettled } from '../../games/index.ts';
import { settledBet } from '../../games/testing/settled-bet.ts';
import { houseAccount } from '../../wallet/index.ts';

interface Races {
  seed: number;
  players: number;
  /** Of each player. */
  rounds: number;
}

const start = '2026-03-02T08:00:00.000Z';
const moment = (seconds: number) => new Date(Date.parse(start) + seconds * 1000).toISOString();

interface Player {
  id: string;
  uplinePath: string;
  token: string;
}

/**
 * Two platforms on one database: members join from two devices in the last second, more members than places come at
 * once, rounds arrive twice with corrections between them, and both platforms close at once, repeatedly.
 */
export async function tournamentRaces(url: string, { seed, players: count, rounds }: Races): Promise<void> {
  const databases = [0, 1].map(() => createDatabase(openPostgres({ url, poolSize: 16, onError: () => {} })));
  const clock = testClock(start);
  const apps: App[] = [];
  const random = seededRandom(seed);
  try {
    for (const database of databases) apps.push(await testApp(database, { clock }));
    const [one, other] = apps;
    if (!one || !other) throw new Error('no platforms');
    const { rewards, wallet } = one.modules;
    await one.modules.settings.write('timeZone', 'UTC', 'test');
    const players: Player[] = [];
    for (let no = 1; no <= count; no += 1) players.push(await addPlayer(one, `racer${no}`));
    const make = (id: string, terms: Partial<NewTournament> = {}) =>
      one.server.kernel.database.transaction(() => rewards.tournaments.maker.make(id, { ...race, ...terms }, 'test'));
    await make('race');
    await make('last-second', { entry: 'opt-in', endsAt: moment(60) });
    await make('few-places', { entry: 'opt-in', endsAt: moment(60), placesAtMost: 5 });

    clock.set(moment(59));
    const join = (id: string) =>
      Promise.all(
        players.flatMap(({ token }) =>
          [one, other].map((app) => apiClient(app).send(joinTournament, { id }, { token })),
        ),
      );
    assert.ok((await join('last-second')).every(({ success }) => success));
    const entered = async (id: string) => (await rewards.tournaments.board(id, undefined, 'EN')).tournament.players;
    assert.equal(await entered('last-second'), count, 'one entry of two devices');
    const codes = (await join('few-places')).map(({ code = 'joined' }) => code);
    assert.deepEqual([codes.filter((code) => code === 'joined').length, await entered('few-places')], [10, 5]);
    assert.ok(
      codes.every((code) => code === 'joined' || code === 'tournament_full'),
      codes.join(),
    );
    clock.set(moment(60));
    assert.ok((await join('last-second')).every(({ code }) => code === 'tournament_over'));

    const bets = players.flatMap((player) => playedBy(player, rounds, random));
    await playTwice([one, other], bets, random);
    clock.set(moment(3600 + 301));
    for (let turn = 0; turn < 3; turn += 1) {
      await Promise.all([one, other, one, other].map(({ server }) => server.kernel.jobs.runDue()));
      clock.advanceMs(31_000);
    }
    const { list } = await rewards.tournaments.operator.result({ id: 'race', pageNo: 1, pageSize: 100 });
    assert.deepEqual(
      list.map(({ memberId, score }) => [memberId, score]),
      expectedRanking(bets),
    );
    const paid = await Promise.all(players.map(({ id }) => rewards.grants.ofSource(id, 'leaderboard')));
    const ofRace = paid.flat().filter(({ reference }) => reference === 'tournament-race');
    assert.equal(ofRace.length, 3, 'each place once');
    assert.equal(await wallet.balanceOf(houseAccount('rewards-leaderboard')), -15_000n);
    const ledger = await wallet.checkLedger();
    assert.deepEqual([ledger.balanced, ledger.accountsThatDiffer], [true, 0]);
  } finally {
    for (const app of apps) await app.close();
    for (const database of databases) await database.close();
  }
}

const race: NewTournament = {
  name: { EN: 'Race' },
  measure: 'multiplier',
  minStake: '1.00',
  scope: { by: 'all', of: [] },
  startsAt: start,
  endsAt: moment(3600),
  entry: 'open',
  minRank: 0,
  prizes: [
    { places: 1, amount: '100.00', turnoverPercent: 100 },
    { places: 2, amount: '25.00', turnoverPercent: 100 },
  ],
};

async function addPlayer(app: App, account: string): Promise<Player> {
  const { id, uplinePath } = await addMember(app, account);
  const opening = { address: '127.0.0.1', client: '', passwordChangeRequired: false };
  return { id, uplinePath, token: await app.modules.session.open({ ...opening, memberId: id }) };
}

/** Rounds of the running hour, each at a second of its own. */
function playedBy(player: Player, rounds: number, random: () => number): BetSettled[] {
  return Array.from({ length: rounds }, () => {
    const openedAt = moment(61 + Math.floor(random() * 3500));
    const [stakeMinor, winMinor] = [50 + Math.floor(random() * 200), Math.floor(random() * 9000)].map(String);
    const roundId = `r-${Math.floor(random() * 1e15)}`;
    return settledBet(player, { roundId, openedAt, settledAt: openedAt, stakeMinor, winMinor });
  });
}

/** Sends each round twice in an order of chance, every third of them corrected to no win, while both platforms deliver. */
async function playTwice(apps: readonly [App, App], bets: BetSettled[], random: () => number): Promise<void> {
  const [{ server }] = apps;
  const shuffled = [...bets, ...bets].map((bet) => ({ bet, at: random() })).sort((a, b) => a.at - b.at);
  for (const [index, { bet }] of shuffled.entries()) {
    await server.kernel.outbox.publish(betSettled, bet);
    if (index % 40 === 0) await Promise.all(apps.map((app) => app.server.kernel.outbox.drain()));
  }
  for (const bet of bets.filter((_bet, index) => index % 3 === 0)) {
    const corrected = { ...bet, winBeforeMinor: bet.winMinor, winMinor: '0', transactionId: `c-${bet.roundId}` };
    await server.kernel.outbox.publish(betCorrected, { ...corrected, correctedAt: bet.settledAt });
  }
  await Promise.all(apps.map((app) => app.server.kernel.outbox.drain()));
  await server.kernel.outbox.drain();
}

/** Recomputed from the rounds: the best multiplier, of equal ones the earlier, then the lower id. */
function expectedRanking(bets: readonly BetSettled[]): [memberId: string, score: string][] {
  const counting = bets.filter((bet, index) => index % 3 !== 0 && Number(bet.stakeMinor) >= 100);
  const scored = counting.map(({ memberId, stakeMinor, winMinor, settledAt }) => ({
    memberId,
    score: Number((BigInt(winMinor) * 100n) / BigInt(stakeMinor)),
    settledAt,
  }));
  scored.sort(
    (a, b) => b.score - a.score || a.settledAt.localeCompare(b.settledAt) || a.memberId.localeCompare(b.memberId),
  );
  const best = new Map<string, number>();
  for (const { memberId, score } of scored) if (score > 0 && !best.has(memberId)) best.set(memberId, score);
  return [...best].map(([memberId, score]) => [memberId, (score / 100).toFixed(2)]);
}
