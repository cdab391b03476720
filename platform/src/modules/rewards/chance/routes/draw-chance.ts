import { drawChance } from '@portal/shared/contract/rewards/chance';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { Chance } from '../open-chance.ts';
import { showDraw } from '../show-draw.ts';

export function drawChanceRoute(app: FastifyInstance, chance: Chance): void {
  route(app, drawChance, async (asked, { member: { memberId } }) => {
    const { draw, nextCommitment } = await chance.draw({ ...asked, memberId });
    return { draw: showDraw(draw), nextCommitment };
  });
}
