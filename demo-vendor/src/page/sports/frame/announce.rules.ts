import type { FixtureView } from '../../../sports/sports-shapes.ts';
import { spokenClock } from '../list/clock.rules.ts';
import { t } from '../texts/translate.ts';

/** Describes the score of a match in one sentence. */
function scoreWords({ home, away, score, clock, phase }: FixtureView): string {
  const when = phase === 'abandoned' ? t('score.abandoned') : spokenClock(clock).toLowerCase();
  const values = { home: home.name, homeScore: score.home, away: away.name, awayScore: score.away };
  return when ? t('score.when', { ...values, when }) : t('score.now', values);
}

const isSameScore = (one: FixtureView, other: FixtureView) =>
  one.score.home === other.score.home && one.score.away === other.score.away;

/** Returns the announcement of a change: a new score, the beginning or the end. */
export function announcementOf(before: FixtureView | undefined, after: FixtureView): string | undefined {
  if (!before) return undefined;
  return before.phase !== after.phase || !isSameScore(before, after) ? scoreWords(after) : undefined;
}

/** Pending announcements: only the latest of each match, so that a busy minute does not flood the user. */
export interface Announcement {
  fixtureId: string;
  words: string;
}

export function queued(waiting: readonly Announcement[], announcement: Announcement): Announcement[] {
  return [...waiting.filter(({ fixtureId }) => fixtureId !== announcement.fixtureId), announcement];
}

/** Milliseconds between two announcements. */
export const quietMs = 6000;
/** Matches in one announcement; the others wait for the next. */
export const mostAtOnce = 3;

export function nextAnnouncement(waiting: readonly Announcement[]): { words: string; remaining: Announcement[] } {
  const now = waiting.slice(0, mostAtOnce);
  return { words: now.map(({ words }) => words).join(' '), remaining: waiting.slice(mostAtOnce) };
}
