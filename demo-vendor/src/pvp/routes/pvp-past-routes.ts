import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { refusePage } from '../../sessions/refuse-page.ts';
import { historyEntry, matchProof } from '../history/past-matches.ts';
import * as inputs from './pvp-inputs.ts';
import type { PvpRouteDeps } from './pvp-route-deps.ts';

const historyShown = 30;

/** Registers the routes for a player's past matches and their proofs. */
export function pvpPastRoutes(app: FastifyInstance, { seats, lobby }: PvpRouteDeps): void {
  const { matchStore, play } = lobby;

  app.get(
    '/api/pvp/history',
    seats.seated(({ session: { playerId, gameCode } }) => ({
      list: matchStore
        .history(playerId, gameCode, historyShown)
        .map((match) => historyEntry(match, play.stateOf(match), playerId)),
    })),
  );

  app.get(
    '/api/pvp/proof/:matchId',
    seats.seated(({ session }, request, reply) => {
      const params = v.safeParse(inputs.matchParams, request.params);
      const match = params.success ? matchStore.match(params.output.matchId) : undefined;
      return (match && matchProof(match, session.playerId)) ?? refusePage(reply, 404, 'unknown_match');
    }),
  );
}
