import { isOver, type Round } from '../rounds/round.ts';
import type { PageSession } from '../sessions/page-session.ts';

export type VendorJournalLine =
  /** `seedNo`: the last used number in the session's seed chain, if rounds of it have been dropped. */
  { kind: 'session'; session: PageSession; seedNo?: number } | { kind: 'round'; round: Round };

/** ISO times; finished entries that began earlier are dropped. */
interface Oldest {
  session: string;
  round: string;
  /** For rounds with a refused stake. */
  refused: string;
}

/** For rounds drawn before seeds existed, which cannot be verified. */
const noSeed = { no: 0, serverSeed: '' };

/**
 * Returns the last line of each entry still needed. A session records its used seeds, including those of dropped
 * rounds, so that a published seed is never used again.
 */
export function latestVendorLines(lines: readonly VendorJournalLine[], oldest: Oldest): VendorJournalLine[] {
  const sessions = new Map<string, PageSession>();
  const seedNos = new Map<string, number>();
  const rounds = new Map<string, Round>();
  const noteSeed = (sessionId: string, no: number) => seedNos.set(sessionId, Math.max(no, seedNos.get(sessionId) ?? 0));
  for (const line of lines) {
    if (line.kind === 'round') {
      const round = { ...line.round, seed: line.round.seed ?? noSeed };
      rounds.set(round.roundId, round);
      noteSeed(round.sessionId, round.seed.no);
    } else {
      noteSeed(line.session.sessionId, line.seedNo ?? 0);
      // A session from before seeds existed cannot continue; its page is opened again from the lobby.
      if (line.session.chainSecret) sessions.set(line.session.sessionId, line.session);
    }
  }
  const isNeeded = (round: Round) =>
    // Stuck rounds wait for an operator, however long.
    !isOver(round) ||
    round.state === 'stuck' ||
    round.drawnAt >= (round.state === 'refused' ? oldest.refused : oldest.round);
  return [
    ...[...sessions.values()]
      .filter(({ openedAt }) => openedAt >= oldest.session)
      .map((session): VendorJournalLine => ({ kind: 'session', session, seedNo: seedNos.get(session.sessionId) ?? 0 })),
    ...[...rounds.values()].filter(isNeeded).map((round): VendorJournalLine => ({ kind: 'round', round })),
  ];
}
