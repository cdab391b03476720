import { getChanceDraw, listChanceDraws } from '@portal/shared/contract/rewards/chance';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import { Refusal } from '../../../../kernel/refusal.ts';
import type { Chance } from '../open-chance.ts';
import { showDraw } from '../show-draw.ts';

export function ownDrawsRoutes(app: FastifyInstance, { reads }: Chance): void {
  route(app, listChanceDraws, async (asked, { member: { memberId } }) => {
    const { list, totalPages } = await reads.draws({ ...asked, memberId });
    return { list: list.map(showDraw), totalPages };
  });
  route(app, getChanceDraw, async ({ id }, { member: { memberId } }) => {
    const found = await reads.ownDraw(memberId, id);
    if (!found) throw new Refusal('not_found');
    return showDraw(found);
  });
}
