import { amountFromMinor } from '@portal/shared/contract/amounts';
import type { CallResult } from '@portal/shared/contract/define-call';
import { getBet } from '@portal/shared/contract/games/bets';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { betView, proofUrlOf, type RoundTransaction, transferReferences } from '../../modules/games/index.ts';
import type { LedgerLeg } from '../../modules/wallet/index.ts';
import type { RecordDeps } from './record-deps.ts';

/** Returns a round of the caller with its ledger movements; another member's round is not found. */
export function getBetFlow(app: FastifyInstance, { games, wallet }: RecordDeps): void {
  route(app, getBet, async ({ id }, { member }) => {
    const found = await games.roundById(id, member.memberId);
    if (!found) throw new Refusal('not_found');
    const { provider, playAccount } = found.round;
    const transactions = await games.transactionsOf(id);
    const references = transactions.flatMap(transferReferences);
    const legs = await wallet.legsOf(`vendor:${provider}`, references);
    const own = new Map(legs.filter((leg) => leg.accountId === playAccount).map((leg) => [leg.reference, leg]));
    return {
      ...betView(found),
      wallet:
        playAccount
          .split(':')
          .at(-1)
          ?.replace(/^vendor-/, '') ?? 'main',
      movements: transactions.flatMap((each) => movementsOf(each, own)),
      proofUrl: proofUrlOf(await games.studioOrigin(provider), found.round),
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
