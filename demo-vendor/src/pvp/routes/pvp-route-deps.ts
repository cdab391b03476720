import type { CardGame } from '../../games/pvp-games.ts';
import type { PageSeats } from '../../sessions/page-seats.ts';
import type { Clock } from '../../timing/clock.ts';
import type { CardLobby } from '../lobby/card-lobby.ts';

export interface PvpRouteDeps {
  seats: PageSeats<CardGame>;
  lobby: CardLobby;
  clock: Clock;
}

/** Limit for request bodies of the card lobby, which are short. */
export const small = { bodyLimit: 2048 };
