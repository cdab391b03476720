import { amountFromMinor } from '@portal/shared/contract/amounts';
import { getVipProgress } from '@portal/shared/contract/rewards/vip';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { GamesModule } from '../index.ts';

/** Serves the valid bets of the caller. */
export function getVipProgressRoute(app: FastifyInstance, games: GamesModule): void {
  route(app, getVipProgress, async (_query, { member }) => ({
    validBet: amountFromMinor(await games.validBetMinor(member.memberId)),
  }));
}
