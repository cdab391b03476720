import { amountFromMinor } from '@portal/shared/contract/amounts';
import { chanceGames } from '@portal/shared/contract/rewards/chance-shapes';
import {
  getChanceBudget,
  listEnvelopeDrops,
  listOperatorDraws,
  newDrop,
  proposeEnvelopes,
} from '@portal/shared/contract/rewards/operator-chance';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { route } from '../../../kernel/contract-route.ts';
import { newId } from '../../../kernel/ids.ts';
import { assertOwnLogin } from '../../../kernel/own-login.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Decision } from '../../approvals/shown-approval-request.ts';
import { shownApprovalRequest } from '../../approvals/shown-approval-request.ts';
import type { OperatorModule } from '../../operators/index.ts';
import type { PaymentsModule, Proposal } from '../../payments/index.ts';
import type { Chance } from '../chance/open-chance.ts';
import { showDraw, showDrop } from '../chance/show-draw.ts';
import type { RewardsModule } from '../index.ts';

interface EnvelopeFlowDeps {
  operator: OperatorModule;
  payments: PaymentsModule;
  rewards: RewardsModule;
}

export const dropAct = 'envelopes.drop';

/** Creates an approval request for a drop of envelopes, which gives money to whoever comes first. */
export function proposeEnvelopesFlow(
  app: FastifyInstance,
  { operator: operatorModule, payments, rewards }: EnvelopeFlowDeps,
): void {
  route(app, proposeEnvelopes, ({ why, ...drop }, { operator }) => {
    assertOwnLogin(app.kernel, operator);
    const maker = operator.username;
    return app.kernel.database.transaction(async () => {
      await rewards.chance.drops.check(drop);
      const input = { ...drop, count: String(drop.count) };
      const asked = { act: dropAct, targetId: newId(), seenVersion: 0, input, maker, why };
      const made = await payments.approvalRequests.make(asked);
      const line = { who: maker, act: 'propose-envelopes', target: made.targetId, why };
      await operatorModule.audit({ ...line, detail: { proposalId: made.id, ...input } });
      return shownApprovalRequest(made);
    });
  });
}

/** Makes an approved drop and returns the detail for its audit line. */
export async function dropEnvelopes(
  { rewards }: Pick<EnvelopeFlowDeps, 'rewards'>,
  { targetId, input, maker }: Proposal,
  { who }: Decision,
) {
  await rewards.chance.drops.make(targetId, v.parse(newDrop, input), `${maker}, ${who}`);
  return { act: 'drop-envelopes', detail: input };
}

/** Registers the operators' calls about draws, drops and budgets. */
export function operatorChanceRoutes(app: FastifyInstance, chance: Chance): void {
  const { reads, drops, member: members } = chance;

  async function memberIdOf(named: string): Promise<string> {
    const found = (await members.byAccount(named)) ?? (await members.byId(named));
    if (!found) throw new Refusal('not_found');
    return found.id;
  }

  route(app, listEnvelopeDrops, async ({ pageNo, pageSize }) => {
    const { list, totalPages } = await drops.page(pageNo, pageSize);
    const shown = list.map((drop) => ({
      ...{ ...showDrop(drop), leftSum: amountFromMinor(drop.leftMinor), madeBy: drop.madeBy },
    }));
    return { list: shown, totalPages };
  });

  route(app, listOperatorDraws, async ({ member: named, ...asked }) => {
    const memberId = named === undefined ? undefined : await memberIdOf(named);
    const { list, totalPages } = await reads.draws({ ...asked, memberId });
    const accounts = await members.accountsOf(list.map((draw) => draw.memberId));
    const shown = list.map((draw) => ({
      ...{ memberId: draw.memberId, account: accounts.get(draw.memberId) ?? '', draw: showDraw(draw) },
    }));
    return { list: shown, totalPages };
  });

  route(app, getChanceBudget, async () => ({ games: await Promise.all(chanceGames.map(budgetOf)) }));

  async function budgetOf(game: (typeof chanceGames)[number]) {
    const spent = await chance.budget.read(game, await chance.terms.today());
    const terms = game === 'envelope' ? await chance.terms.envelopeTerms() : await chance.terms.prizeTerms(game);
    const { perDay, inAll } = terms.budget;
    const given = { spentToday: amountFromMinor(spent.dayMinor), spentInAll: amountFromMinor(spent.allMinor) };
    return { game, ...given, perDay, inAll };
  }
}
