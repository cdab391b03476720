import { type CrashableParts, crashableProcess } from '../../testing/crashable-process.ts';
import { createCardLobby } from '../lobby/card-lobby.ts';
import { createTableNumbers } from '../lobby/table-number.ts';
import { createMatchStore, type MatchJournalLine } from '../matches/match-store.ts';

const numberOf = createTableNumbers(new Uint8Array(32).fill(1));

/** Creates one life of the card lobby, up to a simulated crash. */
export function crashableLobby(parts: CrashableParts) {
  const life = crashableProcess<MatchJournalLine>(parts);
  const matchStore = createMatchStore(life.known, life.append);
  const lobby = createCardLobby({ ...life, matchStore, numberOf });
  const { complaints, clock, isDead, kill } = life;
  return { lobby: lobby, matchStore: matchStore, complaints, clock, isDead, kill };
}
