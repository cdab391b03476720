import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import type { HeldWin, heldWinStates } from '@portal/shared/contract/vendor-api/operator-held-wins';
import { and, asc, desc, eq } from 'drizzle-orm';
import { type Page, readPage } from '../../../kernel/database/page.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { accountId, anyStripe, houseAccount } from '../../wallet/index.ts';
import { games, heldWins, rounds } from '../games.tables.ts';
import { stripeOf } from './round-functions.ts';

/** A win under review, or one that was, without the name of its player. */
type HeldWinRow = typeof heldWins.$inferSelect;
type ShownHeldWin = Omit<HeldWin, 'account'> & Pick<HeldWinRow, 'memberId' | 'playAccount'>;

/** Lists held wins, the longest waiting first; decided ones newest first. */
export async function listHeldWins(
  kernel: Kernel,
  { state, ...page }: Page & { state: (typeof heldWinStates)[number] },
): Promise<{ list: ShownHeldWin[]; totalPages: number }> {
  const direction = state === 'held' ? asc : desc;
  const { list, totalPages } = await readPage(kernel.db, heldWins, {
    where: eq(heldWins.state, state),
    orderBy: [direction(heldWins.heldAt), direction(heldWins.transactionId)],
    ...page,
  });
  return { list: await Promise.all(list.map((row) => shown(kernel, row))), totalPages };
}

/** Reads a held win by its studio and transaction. */
export async function heldWinOf(
  kernel: Kernel,
  provider: string,
  transactionId: string,
): Promise<ShownHeldWin | undefined> {
  const [row] = await kernel.db
    .select()
    .from(heldWins)
    .where(and(eq(heldWins.transactionId, transactionId), eq(heldWins.provider, provider)));
  return row && shown(kernel, row);
}

async function shown({ db }: Kernel, row: HeldWinRow): Promise<ShownHeldWin> {
  const [found] = await db
    .select({ roundId: rounds.roundId, stake: rounds.stakeMinor, gameName: games.name, vassalage: games.vassalage })
    .from(rounds)
    .innerJoin(games, eq(games.nodeId, rounds.nodeId))
    .where(eq(rounds.id, row.roundKey));
  if (!found) throw new Error(`round ${row.roundKey} of a held win is not there`);
  const { provider, transactionId, memberId, playAccount, amountMinor, heldAt, decidedAt, decidedBy, why } = row;
  return {
    provider,
    transactionId,
    memberId,
    playAccount,
    roundId: found.roundId,
    gameName: found.gameName,
    vassalage: found.vassalage,
    kind: row.kind === 'correction' || row.kind === 'jackpot' ? row.kind : 'win',
    stake: amountFromMinor(found.stake),
    amount: amountFromMinor(amountMinor),
    cause: row.cause === 'suspended' || row.cause === 'jackpots' ? row.cause : 'amount',
    state: row.state === 'paid' || row.state === 'rejected' ? row.state : 'held',
    heldAt: heldAt.toISOString(),
    ...(decidedAt && { decidedAt: decidedAt.toISOString() }),
    ...(decidedBy !== null && { decidedBy }),
    ...(why !== null && { why }),
  };
}

/** Outcome of decide_held_win (platform/database/functions/reviews.sql). */
export interface WinDecision {
  outcome: 'posted' | 'not_found' | 'decided' | 'rolled_back';
  /** Balance of the account that played, in whole minor units; null unless posted. */
  balance: string | null;
  round_closed: boolean;
  win_before: string | null;
  win_after: string | null;
}

const statement = `select outcome, balance::text as balance, round_closed, win_before::text as win_before,
  win_after::text as win_after from decide_held_win($1,$2,$3,$4,$5,$6,$7)`;

/** Pays a held win or returns it to the house, a jackpot to its pool. Needs a transaction. */
export async function decideHeldWin(
  kernel: Kernel,
  held: Pick<HeldWin, 'provider' | 'transactionId' | 'kind'>,
  { pays, who, why }: { pays: boolean; who: string; why: string },
): Promise<WinDecision> {
  const { provider, transactionId, kind } = held;
  const house = kind === 'jackpot' ? accountId(houseAccount('jackpot'), anyStripe()) : stripeOf(provider);
  const values = [provider, transactionId, pays, house, who, why, kernel.clock.now().toISOString()];
  const [row] = await kernel.database.call<WinDecision>('decide_held_win', statement, values);
  if (!row) throw new Error('decide_held_win returned no row');
  return row;
}

/** Returns the held wins of a round. */
export async function heldWinsOf({ db }: Kernel, roundKey: string): Promise<HeldWinRow[]> {
  return db.select().from(heldWins).where(eq(heldWins.roundKey, roundKey));
}
