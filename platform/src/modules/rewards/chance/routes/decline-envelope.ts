import { declineEnvelope } from '@portal/shared/contract/rewards/chance';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { Chance } from '../open-chance.ts';

export function declineEnvelopeRoute(app: FastifyInstance, chance: Chance): void {
  route(app, declineEnvelope, async ({ id: dropId }, { member: { memberId } }) => ({
    declined: await chance.declineEnvelope({ memberId, dropId }),
  }));
}
