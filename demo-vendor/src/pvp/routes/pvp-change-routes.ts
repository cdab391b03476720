import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { CardGame } from '../../games/pvp-games.ts';
import type { Seat } from '../../sessions/page-seats.ts';
import { refusePage } from '../../sessions/refuse-page.ts';
import { pvpState } from '../pvp-shapes.ts';
import * as inputs from './pvp-inputs.ts';
import { type PvpRouteDeps, small } from './pvp-route-deps.ts';

/** Refusals because the page's state is outdated; the others are about the move itself. */
const conflicts: readonly string[] = [
  ...['already_playing', 'seal_changed', 'seat_elsewhere', 'no_rematch', 'match_over'],
  ...['not_your_turn', 'action_conflict', 'action_ahead'],
];

function statusOf(refusal: string): number {
  if (refusal === 'unknown_match' || refusal === 'unknown_room') return 404;
  if (refusal === 'stake_refused_lately') return 429;
  if (refusal === 'try_again') return 503;
  return conflicts.includes(refusal) ? 409 : 422;
}

/** Registers the changes that the page with the seat may make. */
export function pvpChangeRoutes(app: FastifyInstance, { seats, lobby, clock }: PvpRouteDeps): void {
  /** Registers a change; answers with the state after it, or the reason of the refusal. */
  function change<Body>(
    path: string,
    schema: v.GenericSchema<unknown, Body>,
    work: (seat: Seat<CardGame>, body: Body) => string | undefined | Promise<string | undefined>,
  ): void {
    app.post(
      path,
      small,
      seats.seated(async (seat, request, reply) => {
        const headers = v.safeParse(inputs.pageHeaders, request.headers);
        const body = v.safeParse(schema, request.body ?? {});
        if (!headers.success || !body.success) return refusePage(reply, 400, 'invalid_input');
        const { playerId, gameCode } = seat.session;
        if (!lobby.presence.isSeatOf(playerId, gameCode, headers.output['x-page']))
          return refusePage(reply, 409, 'seat_elsewhere');
        const refusal = await work(seat, body.output);
        if (refusal) return refusePage(reply, statusOf(refusal), refusal);
        return pvpState(lobby, seat.game, playerId, clock.now());
      }),
    );
  }

  change('/api/pvp/sit', inputs.sitBody, ({ session: { playerId, launchId }, game }, body) =>
    lobby.sit(game, { playerId, launchId, ...body }),
  );
  change('/api/pvp/leave', v.object({}), ({ session }) => {
    lobby.leave(session.playerId);
    return undefined;
  });
  change('/api/pvp/act', inputs.actBody, ({ session }, { matchId, actionNo, move }) =>
    lobby.act(session.playerId, matchId, actionNo, move),
  );
  change('/api/pvp/give-up', inputs.giveUpBody, ({ session }, { matchId }) => lobby.giveUp(session.playerId, matchId));
  change('/api/pvp/rematch', inputs.rematchBody, ({ session: { playerId, launchId } }, { matchId, clientSeed, seal }) =>
    lobby.rematch({ playerId, launchId, clientSeed, seal }, matchId),
  );
}
