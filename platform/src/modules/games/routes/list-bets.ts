import { listBets } from '@portal/shared/contract/games/list-bets';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { GamesModule } from '../index.ts';

/** Rounds of the caller alone. */
export function listBetsRoute(app: FastifyInstance, games: GamesModule): void {
  route(app, listBets, (query, { member }) => games.betRecord(member.memberId, query));
}
