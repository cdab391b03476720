import type { Model } from './disciplines/script.ts';
import type { Final } from './judge.rules.ts';

/** A match of a league. Its seed is on the disk before it is announced, and leaves the server when the match is over. */
export interface Fixture {
  /** League and start: no two are the same. */
  fixtureId: string;
  leagueId: string;
  /** Numbers of the teams in their league. */
  home: number;
  away: number;
  /** ISO times. */
  openedAt: string;
  startsAt: string;
  /** How many times faster than common it is played. */
  pace: number;
  model: Model;
  /** Lower-case hex. */
  seed: string;
  commitment: string;
  /** Once it is over; the score as text, "2 : 1". */
  final?: Final & { score: string };
}
