import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { refusePage } from '../../sessions/refuse-page.ts';
import { historyEntry, matchProof } from '../history/past-matches.ts';
import { guestOf } from './pvp-guests.ts';
import * as inputs from './pvp-inputs.ts';
import type { PvpRouteDeps } from './pvp-route-deps.ts';

const historyShown = 30;

/** Registers the routes for a player's past matches and their proofs. */
export function pvpPastRoutes(app: FastifyInstance, { store, lobby }: PvpRouteDeps): void {
  app.get('/api/pvp/history', async (request, reply) => {
    const guest = guestOf(store, request);
    if (!guest) return refusePage(reply, 403, 'session_unknown');
    const { playerId, gameCode } = guest.session;
    const matches = lobby.matchStore.history(playerId, gameCode, historyShown);
    return { list: matches.map((match) => historyEntry(match, lobby.play.stateOf(match), playerId)) };
  });

  app.get<{ Params: { matchId: string } }>('/api/pvp/proof/:matchId', async (request, reply) => {
    const guest = guestOf(store, request);
    if (!guest) return refusePage(reply, 403, 'session_unknown');
    const match = v.is(inputs.matchId, request.params.matchId)
      ? lobby.matchStore.match(request.params.matchId)
      : undefined;
    const proof = match && matchProof(match, guest.session.playerId);
    return proof ?? refusePage(reply, 404, 'unknown_match');
  });
}
