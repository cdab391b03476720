import path from 'node:path';
import { isOver, type Round } from '../rounds/round.ts';
import type { PageSession } from '../sessions/page-session.ts';
import { createEntries } from './entries.ts';
import {
  isoBefore,
  type JournaledStore,
  openJournaledStore,
  refusedRetentionMs,
  type StoreOptions,
} from './journaled-store.ts';
import { latestVendorLines, type VendorJournalLine } from './vendor-lines.rules.ts';

/** Store of page sessions and rounds, in memory for reading and in the journal. */
interface RoundStore extends JournaledStore<VendorJournalLine> {
  session(sessionId: string): PageSession | undefined;
  /** Returns the session of a launch; there is only one per launch. */
  sessionOfLaunch(launchId: string): PageSession | undefined;
  round(roundId: string): Round | undefined;
  /** Returns the round of a page's spin id, which makes a repeated spin idempotent. */
  roundOf(sessionId: string, clientSpinId: string): Round | undefined;
  openRounds(): Round[];
  /** Returns open and stuck rounds. */
  unsettledRounds(): Round[];
  /** Returns the player's open hand in this game. */
  openHand(playerId: string, gameCode: string): Round | undefined;
  /** Returns the number of the next round's seed in the chain of a session. */
  nextSeedNo(sessionId: string): number;
  /** Returns rounds of a player in a game, newest first. */
  history(playerId: string, gameCode: string, limit: number): Round[];
  saveSession(session: PageSession): Promise<void>;
  /** Saves the round; resolves when it is on disk. */
  saveRound(round: Round): Promise<void>;
}

export interface VendorStore extends RoundStore {
  close(): Promise<void>;
}

const retentionMs = 30 * 86_400_000;

export async function openStore({ folder, ...options }: StoreOptions): Promise<VendorStore> {
  const { store, close } = await openJournaledStore({
    ...options,
    file: path.join(folder, 'journal.jsonl'),
    create: createRoundStore,
    keep(lines: readonly VendorJournalLine[], nowMs) {
      const [old, refused] = [isoBefore(nowMs, retentionMs), isoBefore(nowMs, refusedRetentionMs)];
      return latestVendorLines(lines, { session: old, round: old, refused });
    },
  });
  return { ...store, close };
}

const isOpenHand = (round?: Round) => round?.hand !== undefined && !isOver(round);

const historyPerPlayer = 100;
const playerKey = (playerId: string, gameCode: string) => `${playerId} ${gameCode}`;
const spinKey = (sessionId: string, clientSpinId: string) => `${sessionId} ${clientSpinId}`;

function createRoundStore(
  known: readonly VendorJournalLine[],
  append: (line: VendorJournalLine) => Promise<void>,
): RoundStore {
  const sessions = new Map<string, PageSession>();
  const byLaunch = new Map<string, PageSession>();
  const rounds = createEntries<Round>({
    idOf: ({ roundId }) => roundId,
    isOver,
    ownersOf: ({ playerId, gameCode }) => [playerKey(playerId, gameCode)],
    limit: historyPerPlayer,
  });
  const bySpin = new Map<string, string>();
  const seedsUsed = new Map<string, number>();

  const useSeed = (sessionId: string, no: number) =>
    seedsUsed.set(sessionId, Math.max(no, seedsUsed.get(sessionId) ?? 0));
  const keepSession = (session: PageSession) => {
    sessions.set(session.sessionId, session);
    byLaunch.set(session.launchId, session);
  };
  const keepRound = (round: Round) => {
    const { roundId, sessionId } = round;
    rounds.put(round);
    useSeed(sessionId, round.seed.no);
    bySpin.set(spinKey(sessionId, round.clientSpinId), roundId);
  };
  const keepAll = (lines: readonly VendorJournalLine[]) => {
    for (const line of lines) {
      if (line.kind === 'round') keepRound(line.round);
      else {
        keepSession(line.session);
        useSeed(line.session.sessionId, line.seedNo ?? 0);
      }
    }
  };
  keepAll(known);

  return {
    lines: () => [
      ...[...sessions.values()].map(
        (session): VendorJournalLine => ({ kind: 'session', session, seedNo: seedsUsed.get(session.sessionId) ?? 0 }),
      ),
      ...rounds.all().map((round): VendorJournalLine => ({ kind: 'round', round })),
    ],
    renew(lines) {
      for (const map of [sessions, byLaunch, rounds, bySpin, seedsUsed]) map.clear();
      keepAll(lines);
    },
    session: (sessionId) => sessions.get(sessionId),
    sessionOfLaunch: (launchId) => byLaunch.get(launchId),
    round: rounds.get,
    roundOf: (sessionId, clientSpinId) => rounds.get(bySpin.get(spinKey(sessionId, clientSpinId)) ?? ''),
    openHand: (playerId, gameCode) => rounds.history(playerKey(playerId, gameCode)).find(isOpenHand),
    nextSeedNo: (sessionId) => (seedsUsed.get(sessionId) ?? 0) + 1,
    openRounds: rounds.open,
    unsettledRounds: () => rounds.all().filter((round) => !isOver(round) || round.state === 'stuck'),
    history: (playerId, gameCode, limit) => rounds.history(playerKey(playerId, gameCode), limit),
    async saveSession(session) {
      keepSession(session);
      await append({ kind: 'session', session });
    },
    async saveRound(round) {
      keepRound(round);
      await append({ kind: 'round', round });
    },
  };
}
