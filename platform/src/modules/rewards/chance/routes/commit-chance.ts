import { commitChance } from '@portal/shared/contract/rewards/chance';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { Chance } from '../open-chance.ts';

export function commitChanceRoute(app: FastifyInstance, chance: Chance): void {
  route(app, commitChance, async ({ game }, { member }) => ({
    commitment: await chance.commit(member.memberId, game),
  }));
}
