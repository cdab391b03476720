import { getTournament, joinTournament, listTournaments } from '@portal/shared/contract/rewards/tournaments';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { Tournaments } from '../tournaments/open-tournaments.ts';

/** Registers the calls of players. */
export function tournamentRoutes(app: FastifyInstance, tournaments: Tournaments): void {
  route(app, listTournaments, async (_input, { findMember, language }) =>
    tournaments.list((await findMember())?.memberId, language),
  );
  route(app, getTournament, async ({ id }, { findMember, language }) =>
    tournaments.board(id, (await findMember())?.memberId, language),
  );
  route(app, joinTournament, async ({ id }, { member: { memberId }, language }) => {
    await tournaments.join(memberId, id);
    return tournaments.board(id, memberId, language);
  });
}
