import { randomBytes } from 'node:crypto';
import { cardGames } from '../games/pvp-games.ts';
import type { RoundSource } from '../operators/round-act-routes.ts';
import { endedRoundView } from '../operators/round-views.ts';
import { playPages } from '../routes/play-pages.ts';
import { ownSecret } from '../store/own-secret.ts';
import type { StudioPart, StudioPartDeps } from '../studio-part.ts';
import type { Disclose } from '../tickets/disclosure.ts';
import { createClock } from '../timing/clock.ts';
import { discloseSeat } from './history/disclose-seat.ts';
import { createCardLobby } from './lobby/card-lobby.ts';
import { createTableNumbers } from './lobby/table-number.ts';
import { openMatchStore } from './matches/open-match-store.ts';
import { pvpRoutes } from './routes/pvp-routes.ts';
import { seatOfRound, shownSeat, unsettledSeats } from './settlement/unsettled-seats.rules.ts';

/** Opens the card games between players: store, lobby, pages and routes. */
export async function openPvp({ app, storeFolder, pages, store, gateway, log }: StudioPartDeps): Promise<StudioPart> {
  const { store: matchStore, close } = await openMatchStore({ folder: storeFolder, now: Date.now, log });
  const stopping = new AbortController();
  const clock = createClock(stopping.signal);
  const numberOf = createTableNumbers(ownSecret(storeFolder));
  const lobby = createCardLobby({ matchStore, gateway, clock, log, numberOf, newSeed: () => randomBytes(32) });
  pvpRoutes(app, { store, gateway, lobby, clock });
  await playPages(app, pages, 'pvp', cardGames);
  const disclose: Disclose = (roundId) => discloseSeat({ matchStore, stateOf: lobby.play.stateOf }, roundId);
  const rounds: RoundSource = {
    unsettled: () => matchStore.unsettledMatches().flatMap(unsettledSeats),
    end(roundId) {
      const at = seatOfRound(roundId);
      const work = at && lobby.play.endByHand(at.matchId, at.seat);
      return work && endedRoundView(work, (match) => shownSeat(match, at.seat));
    },
  };
  return {
    disclose,
    rounds,
    resume: () => lobby.resume(),
    stop: () => stopping.abort(),
    close,
  };
}
