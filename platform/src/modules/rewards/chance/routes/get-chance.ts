import { getChance, getOwnChance } from '@portal/shared/contract/rewards/chance';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { Chance } from '../open-chance.ts';

export function getChanceRoutes(app: FastifyInstance, chance: Chance): void {
  route(app, getChance, () => chance.overview());
  route(app, getOwnChance, (_input, { member: { memberId } }) => chance.ownOverview(memberId));
}
