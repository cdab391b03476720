import { amountFromMinor } from '@portal/shared/contract/amounts';
import { chanceGames } from '@portal/shared/contract/rewards/chance-shapes';
import { getChanceBudget, listEnvelopeDrops, listOperatorDraws } from '@portal/shared/contract/rewards/operator-chance';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import { Refusal } from '../../../../kernel/refusal.ts';
import type { Chance } from '../open-chance.ts';
import { showDraw, showDrop } from '../show-draw.ts';

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
