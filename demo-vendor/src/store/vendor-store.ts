import path from 'node:path';
import { isOver, type Round } from '../rounds/round.ts';
import type { PageSession } from '../sessions/page-session.ts';
import { openJournal, readJournal, rewriteJournal } from './journal.ts';

/** The studio's own books: page sessions and rounds, in memory for reading and in the journal for ever. */
export interface VendorStore {
  session(sessionId: string): PageSession | undefined;
  round(roundId: string): Round | undefined;
  /** The round a page asked for under this id; the page's way to ask twice and play once. */
  roundOf(sessionId: string, clientSpinId: string): Round | undefined;
  openRounds(): Round[];
  /** The hand that waits for this player in this game. */
  openHand(playerId: string, gameCode: string): Round | undefined;
  /** Number of the next round's seed in the chain of a session. */
  nextSeedNo(sessionId: string): number;
  /** Rounds of a player in a game, newest first. */
  history(playerId: string, gameCode: string, limit: number): Round[];
  saveSession(session: PageSession): Promise<void>;
  /** Keeps the round as it is now; on the disk when this resolves. */
  saveRound(round: Round): Promise<void>;
  close(): Promise<void>;
}

type Line = { kind: 'session'; session: PageSession } | { kind: 'round'; round: Round };

const keptDays = 30;

export async function openStore(folder: string, now: Date): Promise<VendorStore> {
  const file = path.join(folder, 'journal.jsonl');
  const sessions = new Map<string, PageSession>();
  const rounds = new Map<string, Round>();
  const bySpin = new Map<string, Round>();
  const byPlayer = new Map<string, Round[]>();
  const seedsUsed = new Map<string, number>();

  const keepRound = (round: Round) => {
    if (!rounds.has(round.roundId)) {
      const key = playerKey(round.playerId, round.gameCode);
      byPlayer.set(key, [round, ...(byPlayer.get(key) ?? [])].slice(0, historyKept));
    }
    rounds.set(round.roundId, round);
    seedsUsed.set(round.sessionId, Math.max(round.seed.no, seedsUsed.get(round.sessionId) ?? 0));
    bySpin.set(spinKey(round.sessionId, round.clientSpinId), round);
  };

  const oldest = new Date(now.getTime() - keptDays * 86_400_000).toISOString();
  await compact(file, oldest, sessions, keepRound, rounds);
  const journal = await openJournal(file);
  return {
    session: (sessionId) => sessions.get(sessionId),
    round: (roundId) => rounds.get(roundId),
    roundOf: (sessionId, clientSpinId) => bySpin.get(spinKey(sessionId, clientSpinId)),
    openHand: (playerId, gameCode) =>
      byPlayer
        .get(playerKey(playerId, gameCode))
        ?.map(({ roundId }) => rounds.get(roundId))
        .find(isOpenHand),
    nextSeedNo: (sessionId) => (seedsUsed.get(sessionId) ?? 0) + 1,
    openRounds: () => [...rounds.values()].filter((round) => !isOver(round)),
    history: (playerId, gameCode, limit) =>
      (byPlayer.get(playerKey(playerId, gameCode)) ?? [])
        .slice(0, limit)
        .map((round) => rounds.get(round.roundId) ?? round),
    async saveSession(session) {
      sessions.set(session.sessionId, session);
      await journal.append({ kind: 'session', session } satisfies Line);
    },
    async saveRound(round) {
      keepRound(round);
      await journal.append({ kind: 'round', round } satisfies Line);
    },
    close: () => journal.close(),
  };
}

/** Rounds that were drawn before there were seeds cannot be verified. */
const noSeed = { no: 0, serverSeed: '' };
const isOpenHand = (round?: Round) => round?.hand !== undefined && !isOver(round);

const historyKept = 100;
const playerKey = (playerId: string, gameCode: string) => `${playerId} ${gameCode}`;
const spinKey = (sessionId: string, clientSpinId: string) => `${sessionId} ${clientSpinId}`;

/** Reads the journal and writes it anew with the last state of each thing; what is over and old is left out. */
async function compact(
  file: string,
  oldest: string,
  sessions: Map<string, PageSession>,
  keepRound: (round: Round) => void,
  rounds: Map<string, Round>,
): Promise<void> {
  const latest = new Map<string, Round>();
  for (const line of (await readJournal(file)) as Line[]) {
    if (line.kind === 'round') latest.set(line.round.roundId, { ...line.round, seed: line.round.seed ?? noSeed });
    // A session of before the seeds cannot go on; its page opens again from the lobby.
    else if (line.session.chainSecret) sessions.set(line.session.sessionId, line.session);
  }
  for (const round of latest.values()) if (!isOver(round) || round.drawnAt >= oldest) keepRound(round);
  for (const session of sessions.values()) if (session.openedAt < oldest) sessions.delete(session.sessionId);
  const lines: Line[] = [
    ...[...sessions.values()].map((session): Line => ({ kind: 'session', session })),
    ...[...rounds.values()].map((round): Line => ({ kind: 'round', round })),
  ];
  await rewriteJournal(file, lines);
}
