import type { ServerResponse } from 'node:http';
import { streamToPage } from '../../routes/event-line.ts';
import type { Clock } from '../../timing/clock.ts';
import { fixtureView } from '../matches/fixture-views.ts';
import type { SportsRoom } from '../sports-room.ts';
import type { Board } from '../sports-shapes.ts';
import type { SportsStore } from '../sports-store.ts';
import { ticketView } from './ticket-views.ts';

/** Higher than usual because a board is long. */
const mostWaitingBytes = 1024 * 1024;

export interface StreamParts {
  room: SportsRoom;
  sportsStore: SportsStore;
  clock: Clock;
}

/** Returns all matches of a game in their current state. */
export function boardOf({ room, clock }: StreamParts, gameCode: string): Board {
  const now = clock.now();
  return { now: new Date(now).toISOString(), fixtures: room.matches(gameCode).map((match) => fixtureView(match, now)) };
}

/** Streams events of a game to one page until it leaves. */
export function streamSports(parts: StreamParts, gameCode: string, playerId: string, response: ServerResponse): void {
  const { room, sportsStore, clock } = parts;
  streamToPage(
    response,
    ({ emit, end }) => {
      const leave = room.watch(gameCode, {
        playerId,
        end,
        board: () => emit('board', boardOf(parts, gameCode)),
        fixture: (match) => emit('fixture', fixtureView(match, clock.now())),
        ticket: (ticket) => emit('ticket', ticketView(sportsStore, ticket)),
      });
      emit('board', boardOf(parts, gameCode));
      return leave;
    },
    mostWaitingBytes,
  );
}
