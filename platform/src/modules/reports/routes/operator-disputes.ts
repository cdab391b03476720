import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import {
  type DisputedRound,
  disputeRoundsAtMost,
  findDispute,
} from '@portal/shared/contract/reports/operator-disputes';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { betView, proofUrlOf, type RoundWithGame, transferReferences } from '../../games/index.ts';
import { fetchRound } from '../reconciliation/fetch-round.ts';
import type { ReportDeps } from '../reconciliation/report-deps.ts';

/** Returns everything about a round for customer service, and writes an audit line. */
export function findDisputeRoute(app: FastifyInstance, deps: ReportDeps): void {
  const { games, member: members, operator: operatorModule } = deps;
  route(app, findDispute, async ({ member: named, roundId, transactionId }, { operator }) => {
    const player = named ? await members.named(named) : undefined;
    const found = await games.findRounds({ memberId: player?.id, roundId, transactionId }, disputeRoundsAtMost);
    const accounts = await members.accountsOf(found.map(({ round }) => round.memberId));
    await operatorModule.audit({
      who: operator.username,
      act: 'look-at-dispute',
      target: player?.account ?? roundId ?? transactionId ?? '',
      why: '',
      detail: { roundId, transactionId, rounds: found.map(({ round }) => round.id) },
    });
    // Studios are asked in parallel: one that does not answer costs its timeout once, not twenty times.
    const now = app.kernel.clock.now();
    const theirs = await Promise.all(found.map(({ round }) => fetchRound(games, round, now)));
    const rounds: DisputedRound[] = [];
    for (const [index, each] of found.entries()) {
      const studio = theirs[index] ?? { state: 'unavailable' };
      rounds.push({ ...(await ours(deps, each, accounts.get(each.round.memberId) ?? '')), studio });
    }
    return { rounds };
  });
}

async function ours(
  { games, wallet }: ReportDeps,
  found: RoundWithGame,
  account: string,
): Promise<Omit<DisputedRound, 'studio'>> {
  const { round } = found;
  const transactions = await games.transactionsOf(round.id);
  const references = transactions.flatMap(transferReferences);
  const reviewed = (await games.heldWinsOf(round.id)).map(
    ({ provider, transactionId }) => `${provider}:${transactionId}`,
  );
  const legs = [
    ...(await wallet.legsOf(`vendor:${round.provider}`, references)),
    ...(await wallet.legsOf('win-review', reviewed)),
  ];
  const launch = await games.launchOf(round.launchId);
  return {
    ...betView(found),
    account,
    memberId: round.memberId,
    provider: round.provider,
    transactions: transactions.map(({ transactionId, kind, amountMinor, betTransactionId, at }) => ({
      transactionId,
      kind,
      amount: amountFromMinor(amountMinor),
      at: at.toISOString(),
      takesBack: betTransactionId ?? undefined,
    })),
    legs: legs.map(({ transferId, accountId, amount, balanceAfter, at }) => ({
      transferId,
      account: accountId,
      at: at.toISOString(),
      amount: amountFromMinor(amount),
      balanceAfter: amountFromMinor(balanceAfter),
    })),
    ...(launch && {
      launch: {
        id: launch.id,
        at: launch.createdAt.toISOString(),
        language: launch.language,
        room: launch.roomId ?? undefined,
      },
    }),
    release: round.clientRelease,
    proofUrl: proofUrlOf(await games.studioOrigin(round.provider), round),
  };
}
