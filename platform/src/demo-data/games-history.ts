import { dayIn } from '@portal/shared/contract/time/calendar-days';
import type { Kernel } from '../kernel/kernel.ts';
import type { Member } from '../modules/accounts/index.ts';
import type { MoneyEntry } from '../modules/agents/index.ts';
import type { BetSettled, PastRound } from '../modules/games/index.ts';
import { between, houseAccount, memberAccount, type Posting } from '../modules/wallet/index.ts';
import type { Modules } from '../modules.ts';
import { type DemoStep, historyDays } from './demo-step.ts';
import { lotteryWins, planHistory, seededRandom } from './games-history.rules.ts';
import { guestsPerUpline, historyPlayers } from './history-players.ts';

const studio = 'demo-studio';
const roundsPlayed = 19_200;
const ticketsBought = 800;
const bigWins = 25;
const dayMs = 24 * 3_600_000;
const settledAfterMs = 2500;
const topUpMinor = 200_000n;
const betsAtOnce = 1000;

interface Written {
  rounds: PastRound[];
  postings: Posting[];
  bets: BetSettled[];
  payments: MoneyEntry[];
}

/** Adds sixty days of play; every wallet keeps its balance, because wins are withdrawn and losses topped up. */
export const gamesHistoryStep: DemoStep = {
  name: 'games history',
  async run(kernel, modules) {
    if ((await modules.games.roundOf(studio, 'history-0')).state !== 'unknown') return;
    const players = await historyPlayers(kernel, modules);
    await kernel.database.transaction(async () => {
      const written = await write(kernel, modules, players);
      await keep(modules, written);
    });
  },
};

async function write(kernel: Kernel, modules: Modules, players: readonly Member[]): Promise<Written> {
  const dayOf = dayByQuarter(await modules.settings.get('timeZone'));
  const { games } = await modules.games.catalogue({ gameType: 'RNG', pageNo: 1, pageSize: 100 }, 'EN');
  const slots = games.filter((game) => game.unavailable === undefined && game.vassalage !== 'KITE');
  const lotteries = await modules.games.lotteries();
  const playable = [...slots, ...lotteries];
  // The studio starts with this process: anything older than its records is no difference for it.
  const to = kernel.clock.now().getTime() - 60_000 - Math.ceil(process.uptime() * 1000);
  const span = { players: players.length, from: to - historyDays * dayMs, to };
  // Big wins only for players without an upline, so that agents' figures stay readable and dividends are not lost for
  // months.
  const ofSlots = { ...span, games: slots.length, rounds: roundsPlayed, bigWins, bigWinners: guestsPerUpline };
  const ofLotteries = {
    ...span,
    games: lotteries.length,
    rounds: ticketsBought,
    bigWins: 0,
    bigWinners: 1,
    wins: lotteryWins,
  };
  const planned = [
    ...planHistory(ofSlots, seededRandom(20_260)),
    ...planHistory(ofLotteries, seededRandom(20_261)).map((one) => ({ ...one, game: one.game + slots.length })),
  ].sort((a, b) => a.at - b.at);
  const written: Written = { rounds: [], postings: [], bets: [], payments: [] };
  const opening = await modules.wallet.mainBalances(players.map(({ id }) => id));
  const balances = new Map(opening);
  for (const [index, round] of planned.entries()) {
    const player = players[round.player];
    const game = playable[round.game];
    if (!player || !game) continue;
    const roundId = `history-${index}`;
    const openedAt = new Date(round.at);
    const settledAt = new Date(round.at + settledAfterMs);
    const { stakeMinor, winMinor } = round;
    let balance = balances.get(player.id) ?? 0n;
    if (balance < stakeMinor) {
      written.postings.push(cash(player.id, `${roundId}-deposit`, topUpMinor, new Date(round.at - dayMs / 24)));
      balance += topUpMinor;
    }
    const { gameCode, vassalage } = game;
    written.rounds.push({
      provider: studio,
      roundId,
      memberId: player.id,
      uplinePath: player.uplinePath,
      gameCode,
      stakeMinor,
      winMinor,
      balanceBeforeMinor: balance,
      openedAt,
      settledAt,
    });
    written.postings.push(move(modules, player.id, roundId, 'bet', -stakeMinor, openedAt));
    if (winMinor > 0n) written.postings.push(move(modules, player.id, roundId, 'win', winMinor, settledAt));
    written.bets.push({
      roundId: `${studio}:${roundId}`,
      memberId: player.id,
      uplinePath: player.uplinePath,
      gameType: game.gameType,
      vassalage,
      gameCode,
      gameName: game.gameName,
      stakeMinor: String(stakeMinor),
      winMinor: String(winMinor),
      settledAt: settledAt.toISOString(),
      day: dayOf(settledAt),
    });
    balances.set(player.id, balance - stakeMinor + winMinor);
  }
  for (const { id } of players) {
    const due = (opening.get(id) ?? 0n) - (balances.get(id) ?? 0n);
    if (due !== 0n) written.postings.push(cash(id, `history-end-${id}`, due, new Date(to)));
  }
  return { ...written, payments: historyPayments(written.postings, players, dayOf) };
}

/** Returns the day of a moment, cached per quarter of an hour: no time zone starts a day within one. */
function dayByQuarter(timeZone: string): (moment: Date) => string {
  const known = new Map<number, string>();
  return (moment) => {
    const quarter = Math.floor(moment.getTime() / 900_000);
    const day = known.get(quarter) ?? dayIn(timeZone, moment);
    known.set(quarter, day);
    return day;
  };
}

/** Returns a posting of money that comes in or, if negative, goes out. */
function cash(memberId: string, reference: string, amount: bigint, at: Date): Posting {
  const kind = amount > 0n ? 'deposit' : 'withdraw';
  const legs = between(houseAccount('deposits'), memberAccount(memberId), amount);
  return { source: 'demo-history', reference, kind, legs, at };
}

function move({ games }: Modules, memberId: string, roundId: string, kind: string, amount: bigint, at: Date): Posting {
  const legs = between(games.studioAccount(studio), memberAccount(memberId), amount);
  const reference = `${roundId}-${kind}`;
  return { source: `vendor:${studio}`, reference, kind, legs, meta: { round: `${studio}:${roundId}` }, at };
}

async function keep(
  { wallet, games, lottery, agents, rewards }: Modules,
  { rounds, postings, bets, payments }: Written,
): Promise<void> {
  await wallet.importHistory(postings);
  await games.addHistory(rounds);
  await lottery.countPlays(bets);
  await agents.figures.foldMoney(payments);
  for (let from = 0; from < bets.length; from += betsAtOnce) {
    const batch = bets.slice(from, from + betsAtOnce);
    await agents.figures.fold(batch);
    await rewards.points.award(batch);
    await rewards.referral.count(batch);
    await rewards.chance.count(batch);
    await rewards.rebates.countPast(batch);
    await rewards.missions.count(batch);
    await rewards.tournaments.count(batch);
  }
}

/** Returns what came in and went out in the history, for the figures of the players' uplines. */
function historyPayments(
  postings: readonly Posting[],
  players: readonly Member[],
  dayOf: (moment: Date) => string,
): MoneyEntry[] {
  const paths = new Map(players.map(({ id, uplinePath }) => [id, uplinePath]));
  return postings.flatMap(({ kind, reference, legs, at }): MoneyEntry[] => {
    const leg = legs.find(({ account }) => account.owner === 'member');
    if (!leg || !at || (kind !== 'deposit' && kind !== 'withdraw')) return [];
    const memberId = leg.account.ownerId;
    const when = { uplinePath: paths.get(memberId) ?? '', at, day: dayOf(at) };
    if (kind === 'deposit')
      return [{ id: `demo:${reference}`, kind: 'deposit', memberId, amountMinor: leg.amount, ...when }];
    return [{ id: `demo:${reference}`, kind: 'withdrawal', memberId, amountMinor: -leg.amount, ...when }];
  });
}
