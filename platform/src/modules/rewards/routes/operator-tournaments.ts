import {
  cancelTournament,
  createTournament,
  getTournamentResult,
  listOperatorTournaments,
} from '@portal/shared/contract/rewards/operator-tournaments';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { Tournaments } from '../tournaments/open-tournaments.ts';

/** Registers the calls of operators. */
export function operatorTournamentRoutes(app: FastifyInstance, { operator: tournaments }: Tournaments): void {
  route(app, createTournament, (asked, { operator }) => tournaments.create(asked, operator));
  route(app, cancelTournament, (asked, { operator }) => tournaments.cancel(asked, operator));
  route(app, listOperatorTournaments, (page) => tournaments.list(page));
  route(app, getTournamentResult, (asked) => tournaments.result(asked));
}
