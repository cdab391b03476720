import type { Model } from '../disciplines/script.ts';
import type { Final } from '../tickets/judge.rules.ts';

/** A match of a league. Its seed is on disk before the announcement, and leaves the server when the match is over. */
export interface Fixture {
  /** League and start, which are unique together. */
  fixtureId: string;
  leagueId: string;
  /** Numbers of the teams in their league. */
  home: number;
  away: number;
  /** ISO times. */
  openedAt: string;
  startsAt: string;
  /** Speed relative to normal pace. */
  pace: number;
  model: Model;
  /** Lower-case hex. */
  seed: string;
  commitment: string;
  /** Set once it is over; the score as text, "2 : 1". */
  final?: Final & { score: string };
}
