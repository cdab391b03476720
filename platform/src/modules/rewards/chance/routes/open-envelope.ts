import { openEnvelope } from '@portal/shared/contract/rewards/chance';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { Chance } from '../open-chance.ts';
import { showDraw } from '../show-draw.ts';

export function openEnvelopeRoute(app: FastifyInstance, chance: Chance): void {
  route(app, openEnvelope, async ({ id: dropId, ...asked }, { member: { memberId } }) => {
    const { draw, nextCommitment } = await chance.openEnvelope({ ...asked, dropId, memberId });
    return { draw: showDraw(draw), nextCommitment };
  });
}
