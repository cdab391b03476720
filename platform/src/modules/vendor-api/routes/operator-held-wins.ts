import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { listHeldWins, proposeHeldWin } from '@portal/shared/contract/vendor-api/operator-held-wins';
import type { FastifyInstance } from 'fastify';
import type { JackpotDeps } from '../../../flows/jackpot/pool.ts';
import { seedPool } from '../../../flows/jackpot/seed-pool.ts';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { MemberModule } from '../../accounts/index.ts';
import type { ApprovalRequest, ApprovalsModule, Decision } from '../../approvals/index.ts';
import type { SiteSettings } from '../../content/index.ts';
import { publishBalance, publishRound } from '../announce-play.ts';
import { publishWinChange } from '../publish-corrected.ts';
import { publishSettled } from '../publish-settled.ts';

export interface HeldWinDeps extends JackpotDeps {
  approvals: ApprovalsModule;
  member: Pick<MemberModule, 'accountsOf'>;
  settings: JackpotDeps['settings'] & SiteSettings;
}

const payAct = 'win.pay';
const rejectAct = 'win.reject';

/** Wins under review, and their decision by two operators of finance. */
export function heldWinRoutes(app: FastifyInstance, deps: HeldWinDeps): void {
  const { approvals, games, member } = deps;
  for (const [act, pays] of [
    [payAct, true],
    [rejectAct, false],
  ] as const)
    approvals.register(act, { run: (request, decision) => decide(app, deps, { request, decision, pays }) });

  route(app, listHeldWins, async (query) => {
    const { list, totalPages } = await games.listHeldWins(query);
    const accounts = await member.accountsOf(list.map(({ memberId }) => memberId));
    return {
      list: list.map(({ memberId, playAccount: _, ...held }) => ({
        ...held,
        account: accounts.get(memberId) ?? memberId,
      })),
      totalPages,
    };
  });

  route(app, proposeHeldWin, ({ provider, transactionId, decision, why }, { operator }) =>
    approvals.propose(operator, async () => {
      const held = await games.heldWinOf(provider, transactionId);
      if (!held) throw new Refusal('not_found');
      if (held.state !== 'held') throw new Refusal('win_decided');
      if (decision === 'pay' && held.stake === '0.00') throw new Refusal('rolled_back');
      const account = (await member.accountsOf([held.memberId])).get(held.memberId) ?? held.memberId;
      const { amount, stake, gameName, roundId, cause } = held;
      const targetId = `win ${provider}:${transactionId}`;
      return {
        act: decision === 'pay' ? payAct : rejectAct,
        targetId,
        seenVersion: 0,
        input: { provider, transactionId, account, amount, stake, gameName, roundId, cause },
        why,
        audit: { act: decision === 'pay' ? 'propose-pay-win' : 'propose-reject-win', target: account },
      };
    }),
  );
}

interface Deciding {
  request: ApprovalRequest;
  decision: Decision;
  pays: boolean;
}

/**
 * Pays or rejects a held win in the transaction of the decision. One is paid for the stake that both operators saw.
 * @throws Refusal `proposal_stale`
 */
async function decide(
  { kernel }: FastifyInstance,
  deps: HeldWinDeps,
  { request, decision: { who }, pays }: Deciding,
): Promise<{ act: string; detail: object }> {
  const { provider = '', transactionId = '' } = request.input;
  const held = await deps.games.heldWinOf(provider, transactionId);
  if (!held) throw new Refusal('not_found');
  const { maker, why } = request;
  const done = await deps.games.decideHeldWin(held, { pays, who: `${maker}, ${who}`, why });
  if (done.outcome !== 'posted') throw new Refusal('proposal_stale');
  if (pays && held.kind === 'jackpot') await seedPool(deps, `${provider}:${transactionId}`);
  // Read again behind the locks of the decision: a rollback may have come before them.
  if (pays && (await deps.games.heldWinOf(provider, transactionId))?.stake !== request.input.stake)
    throw new Refusal('proposal_stale');
  const { memberId, playAccount, roundId, amount } = held;
  if (done.round_closed) await publishSettled(kernel, deps, provider, [roundId], { wereHeld: true });
  else if (pays) await publishWinChange(kernel, deps, provider, { roundId, transactionId, ...done });
  const gameCode = await deps.games.gameCodeOf(provider, roundId);
  kernel.database.afterCommit(() => {
    if (pays && done.balance !== null)
      publishBalance(kernel, memberId, playAccount, amountFromMinor(BigInt(done.balance)), { gameCode, amount });
    if (done.round_closed) publishRound(kernel, memberId, { state: 'closed', roundId, gameCode });
  });
  return { act: pays ? 'pay-win' : 'reject-win', detail: request.input };
}
