import { trialType } from '@portal/shared/contract/constants';
import { getChance } from '@portal/shared/contract/rewards/chance-calls';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { Chance } from '../open-chance.ts';

export function getChanceRoute(app: FastifyInstance, chance: Chance): void {
  route(app, getChance, async (_input, { findMember }) => {
    const member = await findMember();
    return chance.overview(member && member.isAgent !== trialType ? member.memberId : undefined);
  });
}
