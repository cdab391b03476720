import { type CrashableParts, crashableProcess } from '../../testing/crashable-process.ts';
import { createCardLobby } from '../card-lobby.ts';
import { createMatchStore, type MatchJournalLine } from '../match-store.ts';
import { createTableNumbers } from '../table-number.ts';

const numberOf = createTableNumbers(new Uint8Array(32).fill(1));

/** Creates one life of the card lobby, up to a simulated crash. */
export function crashableLobby(parts: CrashableParts) {
  const life = crashableProcess<MatchJournalLine>(parts);
  const matchStore = createMatchStore(life.known, life.append);
  const lobby = createCardLobby({ ...life, matchStore, numberOf });
  const { complaints, clock, isDead, kill } = life;
  return { lobby: lobby, matchStore: matchStore, complaints, clock, isDead, kill };
}
