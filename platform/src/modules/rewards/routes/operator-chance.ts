import { amountFromMinor } from '@portal/shared/contract/money/amounts';
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
import { route } from '../../../kernel/calls/contract-route.ts';
import { newId } from '../../../kernel/database/ids.ts';
import type { ApprovalsModule } from '../../approvals/index.ts';
import { showDraw, showDrop } from '../chance/draws/show-draw.ts';
import type { Chance } from '../chance/open-chance.ts';
import type { RewardsModule } from '../index.ts';

export interface EnvelopeDeps {
  approvals: ApprovalsModule;
  rewards: RewardsModule;
}

const dropAct = 'envelopes.drop';

/** Drops of envelopes by two operators, since they give money to whoever comes first. */
export function envelopeRoutes(app: FastifyInstance, { approvals, rewards: { chance } }: EnvelopeDeps): void {
  approvals.register(dropAct, {
    async run({ targetId, input, maker }, { who }) {
      await chance.drops.make(targetId, v.parse(newDrop, input), `${maker}, ${who}`);
      return { act: 'drop-envelopes', detail: input };
    },
  });
  route(app, proposeEnvelopes, ({ why, ...drop }, { operator }) =>
    approvals.propose(operator, async () => {
      await chance.drops.check(drop);
      const targetId = newId();
      const input = { ...drop, count: String(drop.count) };
      return {
        act: dropAct,
        targetId,
        seenVersion: 0,
        input,
        why,
        audit: { act: 'propose-envelopes', target: targetId },
      };
    }),
  );
}

/** Registers the operators' calls about draws, drops and budgets. */
export function operatorChanceRoutes(app: FastifyInstance, chance: Chance): void {
  const { reads, drops, member: members } = chance;

  route(app, listEnvelopeDrops, async ({ pageNo, pageSize }) => {
    const { list, totalPages } = await drops.page(pageNo, pageSize);
    const shown = list.map((drop) => ({
      ...showDrop(drop),
      leftSum: amountFromMinor(drop.leftMinor),
      madeBy: drop.madeBy,
    }));
    return { list: shown, totalPages };
  });

  route(app, listOperatorDraws, async ({ member: named, ...asked }) => {
    const { list, totalPages } = await reads.draws({ ...asked, memberId: await members.idOf(named) });
    const accounts = await members.accountsOf(list.map((draw) => draw.memberId));
    const shown = list.map((draw) => ({
      memberId: draw.memberId,
      account: accounts.get(draw.memberId) ?? '',
      draw: showDraw(draw),
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
