import type { CallResult } from '@portal/shared/contract/calls/define-call';
import { exportBets, getBet, listBets } from '@portal/shared/contract/games/bets';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { exportRowsAtMost, recordMonths } from '@portal/shared/contract/time/record-period';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { columnsOf } from '../../../kernel/calls/csv.rules.ts';
import { csvRoute } from '../../../kernel/calls/csv-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { LedgerLeg, Wallet } from '../../wallet/index.ts';
import {
  betView,
  type GamesModule,
  isRejection,
  proofUrlOf,
  type RoundTransaction,
  type RoundWithGame,
  transferReferences,
} from '../index.ts';
import { type RecordRouteDeps, recordPeriods } from '../records/record-periods.ts';

/** Returns a round of the caller with its ledger movements; another member's round is not found. */
export function getBetRoute(app: FastifyInstance, { games, wallet }: { games: GamesModule; wallet: Wallet }): void {
  route(app, getBet, async ({ id }, { member }) => {
    const found = await games.roundById(id, member.memberId);
    if (!found) throw new Refusal('not_found');
    const { provider, playAccount } = found.round;
    const transactions = (await games.transactionsOf(id)).filter(({ transactionId }) => !isRejection(transactionId));
    const references = transactions.flatMap(transferReferences);
    const legs = await wallet.legsOf(`vendor:${provider}`, references);
    const own = new Map(legs.filter((leg) => leg.accountId === playAccount).map((leg) => [leg.reference, leg]));
    const held = await games.heldWinsOf(id);
    const heldWhole = new Set(held.filter(({ kind }) => kind !== 'correction').map((win) => win.transactionId));
    const isUnpaid = (transactionId: string) => heldWhole.has(transactionId);
    const paid = await paidAfterReview(wallet, playAccount, held);
    return {
      ...betView(found),
      wallet:
        playAccount
          .split(':')
          .at(-1)
          ?.replace(/^vendor-/, '') ?? 'main',
      movements: [
        ...transactions
          .filter(({ transactionId }) => !isUnpaid(transactionId))
          .flatMap((each) => movementsOf(each, own)),
        ...paid,
      ],
      proofUrl: proofUrlOf(await games.studioOrigin(provider), found.round),
    };
  });
}

/** Movements of wins that operators have let go. */
async function paidAfterReview(
  wallet: Wallet,
  playAccount: string,
  held: Awaited<ReturnType<GamesModule['heldWinsOf']>>,
): Promise<Movement[]> {
  const byReference = new Map(held.map((win) => [`${win.provider}:${win.transactionId}`, win]));
  const legs = await wallet.legsOf('win-review', [...byReference.keys()]);
  return legs.flatMap(({ accountId, reference, amount, balanceAfter, at, transferId }) => {
    const win = byReference.get(reference);
    if (!win || accountId !== playAccount) return [];
    return {
      transactionId: win.transactionId,
      kind: win.kind === 'correction' ? 'win-correction' : kindOf(win.kind),
      amount: amountFromMinor(amount),
      balanceAfter: amountFromMinor(balanceAfter),
      at: at.toISOString(),
      transferId,
    };
  });
}

type Movement = CallResult<typeof getBet>['movements'][number];

/** One for each transfer: a correction has two, and those that moved nothing are left out. */
function movementsOf(transaction: RoundTransaction, own: ReadonlyMap<string, LedgerLeg>): Movement[] {
  if (transaction.kind !== 'correction')
    return [movementOf(transaction, kindOf(transaction.kind), own.get(transaction.transactionId))];
  return transferReferences(transaction).flatMap((reference, at) => {
    const leg = own.get(reference);
    return leg ? [movementOf(transaction, at === 0 ? 'win-reversal' : 'win-correction', leg)] : [];
  });
}

function movementOf(transaction: RoundTransaction, kind: Movement['kind'], leg: LedgerLeg | undefined): Movement {
  return {
    transactionId: transaction.transactionId,
    kind,
    amount: amountFromMinor(leg?.amount ?? 0n),
    balanceAfter: amountFromMinor(leg?.balanceAfter ?? transaction.balanceAfterMinor),
    at: transaction.at.toISOString(),
    ...(leg && { transferId: leg.transferId }),
  };
}

function kindOf(kind: string): Movement['kind'] {
  if (kind === 'bet' || kind === 'win' || kind === 'rollback' || kind === 'jackpot') return kind;
  throw new Error(`unknown transaction kind ${kind}`);
}

/** Serves the caller's rounds, on screen and as a file. */
export function listBetsRoute(app: FastifyInstance, deps: RecordRouteDeps): void {
  const { games } = deps;
  const periodOf = recordPeriods(app, deps);

  route(app, listBets, async ({ from, to, ...query }, { member }) => {
    const period = await periodOf({ from, to }, recordMonths.screen);
    const page = await games.betRecord(member.memberId, { ...query, period });
    return { ...page, period: { from: period.from, to: period.to } };
  });

  csvRoute(app, exportBets, async ({ from, to, ...query }, { member }) => {
    const period = await periodOf({ from, to }, recordMonths.file);
    const filter = { ...query, period };
    if ((await games.countBets(member.memberId, filter)) > exportRowsAtMost)
      throw new Refusal('export_too_large', { params: { rows: exportRowsAtMost } });
    return {
      name: `betting-record-${period.from}-${period.to}`,
      columns,
      days: period,
      timeZone: member.timeZone,
      rows: fileRows(games.allBets(member.memberId, filter)),
    };
  });
}

const columns = [
  ...columnsOf('time', 'Time'),
  ...columnsOf('text', 'Round', 'Game', 'Category', 'Vendor'),
  ...columnsOf('number', 'Stake', 'Win', 'Profit', 'Balance before', 'Balance after'),
  ...columnsOf('text', 'State'),
  ...columnsOf('time', 'Settled'),
];

async function* fileRows(found: AsyncIterable<RoundWithGame>): AsyncGenerator<string[]> {
  for await (const each of found) {
    const { openedAt, roundId, gameName, gameType, vassalage, stake, win, profit, ...bet } = betView(each);
    const balances = [bet.balanceBefore, bet.balanceAfter ?? ''];
    const state = bet.state.replaceAll('_', ' ');
    yield [
      openedAt,
      roundId,
      gameName,
      gameType,
      vassalage,
      stake,
      win,
      profit,
      ...balances,
      state,
      bet.settledAt ?? '',
    ];
  }
}
