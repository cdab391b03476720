import assert from 'node:assert/strict';
import { addDays } from '@portal/shared/contract/time/calendar-days';
import { seededRandom } from '../../../demo-data/games-history.rules.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { uplineIds } from '../../accounts/index.ts';
import type { MoneyEntry, PlayEntry } from '../figures/counting/entries.rules.ts';
import { foldMoney, foldPlay } from '../figures/counting/fold-entries.ts';
import { figuresOfDays } from '../figures/day-figures.ts';
import type { PlayerNets, TeamSums } from '../figures/figures-api.ts';
import { figuresOfSpan, netsOfPlayers } from '../figures/span-figures.ts';

const agents = ['a', 'b', 'c', 'd'];
const paths = ['a.b.', 'a.b.c.', 'a.c.', 'd.', 'a.b.c.d.', ''];
const hourMs = 3_600_000;
const windowMs = 300_000;
const firstMs = Date.parse('2026-01-01T00:00:00Z');
const days = 120;

/** Creates random bets, corrections and money of a few players who move between branches; days are in UTC. */
function anyHistory(seed: number, size: number) {
  const random = seededRandom(seed);
  const pick = (below: number) => Math.floor(random() * below);
  const when = (at = new Date(firstMs + pick(days * 24) * hourMs + pick(hourMs))) => ({
    at,
    day: at.toISOString().slice(0, 10),
  });
  const play: PlayEntry[] = [];
  const money: MoneyEntry[] = [];
  for (let no = 0; no < size; no += 1) {
    const memberId = `m${pick(8)}`;
    const uplinePath = `${paths[pick(paths.length)]}${memberId}.`;
    const { at, day } = when();
    const roundId = `r${no}`;
    const stakeMinor = BigInt(pick(900) + 1);
    const bet = { roundId, memberId, uplinePath, gameName: 'Game', betStakeMinor: stakeMinor };
    const winMinor = BigInt(pick(1500));
    play.push({ ...bet, id: roundId, stakeMinor, winMinor, isCorrection: false, settledAt: at, day });
    if (pick(5) === 0) {
      // Half of the time within the 5 minutes of the bet, else at any time.
      const later = when(pick(2) === 0 ? new Date(at.getTime() + pick(windowMs / 2)) : undefined);
      const corrected = { id: `${roundId}#${newId()}`, stakeMinor: 0n, winMinor: BigInt(pick(1000) - 500) };
      play.push({ ...bet, ...corrected, isCorrection: true, settledAt: later.at, day: later.day });
    }
    const kind = (['bonus', 'rebate', 'deposit', 'withdrawal'] as const)[pick(4)] ?? 'bonus';
    if (pick(3) === 0) money.push({ id: newId(), kind, memberId, uplinePath, at, day, amountMinor: BigInt(pick(500)) });
  }
  return { play, money, pick };
}

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => bigint) => rows.reduce((sum, row) => sum + of(row), 0n);

function recounted(agentId: string, play: readonly PlayEntry[], money: readonly MoneyEntry[]): TeamSums {
  const isBelow = ({ uplinePath }: { uplinePath: string }) => uplineIds(uplinePath).includes(agentId);
  const [bets, paid] = [play.filter(isBelow), money.filter(isBelow)];
  const rounds = bets.filter(({ isCorrection }) => !isCorrection);
  const paidAs = (asked: string) => sumOf(paid, ({ kind, amountMinor }) => (kind === asked ? amountMinor : 0n));
  return {
    validBetMinor: sumOf(bets, (bet) => bet.stakeMinor),
    winMinor: sumOf(bets, (bet) => bet.winMinor),
    bonusMinor: paidAs('bonus'),
    rebateMinor: paidAs('rebate'),
    rounds: rounds.length,
    activeMembers: new Set(rounds.map(({ memberId }) => memberId)).size,
  };
}

const windowOf = ({ settledAt }: PlayEntry) => Math.floor(settledAt.getTime() / windowMs);

function recountedNets(agentId: string, bound: bigint, play: readonly PlayEntry[]): PlayerNets {
  const windows = new Map(play.map((entry) => [entry.id, windowOf(entry)]));
  const counted = play.filter(
    (entry) =>
      uplineIds(entry.uplinePath).includes(agentId) &&
      (bound === 0n || entry.betStakeMinor <= bound) &&
      windows.get(entry.roundId) === windowOf(entry),
  );
  const nets = new Map<string, bigint>();
  for (const { memberId, stakeMinor, winMinor } of counted)
    nets.set(memberId, (nets.get(memberId) ?? 0n) + stakeMinor - winMinor);
  return {
    losingMinor: sumOf([...nets.values()], (net) => (net > 0n ? net : 0n)),
    winningMinor: sumOf([...nets.values()], (net) => (net < 0n ? -net : 0n)),
    validBetMinor: sumOf(counted, ({ stakeMinor }) => stakeMinor),
  };
}

interface FiguresRun {
  seed: number;
  /** Number of rounds in the history. */
  size: number;
  /** Number of ranges, spans and windows to query. */
  asks: number;
}

/**
 * Folds a random history at once, out of order and repeatedly, and compares figures of days, spans and windows with a
 * recount.
 */
export async function figuresEqualRecount(database: Database, { seed, size, asks }: FiguresRun): Promise<void> {
  const { play, money, pick } = anyHistory(seed, size);
  const batches = Array.from({ length: 24 }, () => play.filter(() => pick(8) === 0));
  await Promise.all([
    ...batches.map((batch) => foldPlay(database, batch)),
    ...[0, 1].map(() => foldMoney(database, money)),
  ]);
  await foldPlay(database, [...play, ...play.slice(0, 50)]);
  for (let asked = 0; asked < asks; asked += 1) {
    const from = addDays('2026-01-01', pick(days));
    const to = addDays(from, pick(92));
    const isIn = ({ day }: { day: string }) => day >= from && day <= to;
    const found = await figuresOfDays(database, agents, { from, to });
    for (const agentId of agents)
      assert.deepEqual(
        found.get(agentId),
        recounted(agentId, play.filter(isIn), money.filter(isIn)),
        `${agentId} from ${from} to ${to}`,
      );
    const start = new Date(firstMs + pick(days * 24) * hourMs);
    const end = new Date(start.getTime() + (1 + pick(60)) * hourMs);
    const isWithin = (at: Date) => at >= start && at < end;
    const inSpan = play.filter(({ settledAt }) => isWithin(settledAt));
    const spans = await figuresOfSpan(database, agents, { start, end });
    const bounds = agents.map((agentId) => ({ agentId, singleBetMinor: BigInt([0, 300, 600][pick(3)] ?? 0) }));
    const nets = await netsOfPlayers(database, bounds, { start, end });
    for (const { agentId, singleBetMinor } of bounds) {
      const paid = money.filter(({ at }) => isWithin(at));
      assert.deepEqual(spans.get(agentId), recounted(agentId, inSpan, paid), `${agentId} ${start.toISOString()}`);
      assert.deepEqual(nets.get(agentId), recountedNets(agentId, singleBetMinor, inSpan), `nets of ${agentId}`);
    }
  }
}
