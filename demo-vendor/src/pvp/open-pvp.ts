import { randomBytes } from 'node:crypto';
import { cardGames } from '../games/pvp-games.ts';
import { endedRoundView } from '../operators/ended-round-view.ts';
import type { RoundSource } from '../operators/round-act-routes.ts';
import { createClock } from '../retry/clock.ts';
import { playPages } from '../routes/play-pages.ts';
import type { FindDrawnRound } from '../statement/find-drawn-round.ts';
import { ownSecret } from '../store/own-secret.ts';
import type { TableParts } from '../tables/open-tables.ts';
import { drawnSeat } from './history/drawn-seat.ts';
import { createCardLobby } from './lobby/card-lobby.ts';
import { createTableNumbers } from './lobby/table-number.ts';
import { openMatchStore } from './matches/open-match-store.ts';
import { pvpRoutes } from './routes/pvp-routes.ts';
import { seatOfRound, shownSeat, unsettledSeats } from './settlement/unsettled-seats.rules.ts';

/** Opens the card games between players: store, lobby, pages and routes. */
export async function openPvp({ app, storeFolder, portalOrigin, store, gateway, log }: TableParts) {
  const { store: matchStore, close } = await openMatchStore({ folder: storeFolder, now: Date.now, log });
  const stopping = new AbortController();
  const clock = createClock(stopping.signal);
  const numberOf = createTableNumbers(ownSecret(storeFolder));
  const lobby = createCardLobby({ matchStore, gateway, clock, log, numberOf, newSeed: () => randomBytes(32) });
  pvpRoutes(app, { store, gateway, lobby, clock });
  await playPages(app, portalOrigin, 'pvp', cardGames);
  const drawn: FindDrawnRound = (roundId) => drawnSeat({ matchStore, stateOf: lobby.play.stateOf }, roundId);
  const rounds: RoundSource = {
    unsettled: () => matchStore.unsettledMatches().flatMap(unsettledSeats),
    end(roundId) {
      const at = seatOfRound(roundId);
      const work = at && lobby.play.endByHand(at.matchId, at.seat);
      return work && endedRoundView(work, (match) => shownSeat(match, at.seat));
    },
  };
  return {
    drawn,
    rounds,
    /** Resumes the matches of the last run. */
    resume: () => lobby.resume(),
    stop: () => stopping.abort(),
    close,
  };
}
