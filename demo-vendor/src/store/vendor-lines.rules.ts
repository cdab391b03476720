import { isOver, type Round } from '../rounds/round.ts';
import type { PageSession } from '../sessions/page-session.ts';

export type VendorLine =
  /** `seedNo`: the last number in the chain of its seeds that is used up, where rounds of it are forgotten. */
  { kind: 'session'; session: PageSession; seedNo?: number } | { kind: 'round'; round: Round };

/** ISO times; what is over and began before is not needed. */
export interface Oldest {
  session: string;
  round: string;
  /** Of rounds whose stake was refused. */
  refused: string;
}

/** Rounds that were drawn before there were seeds cannot be verified. */
const noSeed = { no: 0, serverSeed: '' };

/**
 * The last line of each thing that is needed. A session tells the seeds that are used up, also by rounds that are left
 * out: a seed that was told is never drawn from again.
 */
export function latestVendorLines(lines: readonly VendorLine[], oldest: Oldest): VendorLine[] {
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
      // A session of before the seeds cannot go on; its page opens again from the lobby.
      if (line.session.chainSecret) sessions.set(line.session.sessionId, line.session);
    }
  }
  const isNeeded = (round: Round) =>
    // What is stuck waits for people, however long.
    !isOver(round) ||
    round.state === 'stuck' ||
    round.drawnAt >= (round.state === 'refused' ? oldest.refused : oldest.round);
  return [
    ...[...sessions.values()]
      .filter(({ openedAt }) => openedAt >= oldest.session)
      .map((session): VendorLine => ({ kind: 'session', session, seedNo: seedNos.get(session.sessionId) ?? 0 })),
    ...[...rounds.values()].filter(isNeeded).map((round): VendorLine => ({ kind: 'round', round })),
  ];
}
