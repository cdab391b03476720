import type { FixtureView } from '../../../sports/sports-shapes.ts';
import { spokenClock } from '../list/clock.rules.ts';
import { t } from '../texts/say.ts';

/** The score of a match in one sentence. */
export function scoreWords({ home, away, score, clock, phase }: FixtureView): string {
  const when = phase === 'abandoned' ? t('score.abandoned') : spokenClock(clock).toLowerCase();
  const told = { home: home.name, homeScore: score.home, away: away.name, awayScore: score.away };
  return when ? t('score.when', { ...told, when }) : t('score.now', told);
}

const isSameScore = (one: FixtureView, other: FixtureView) =>
  one.score.home === other.score.home && one.score.away === other.score.away;

/** What is worth saying of a change: a new score, the beginning or the end. */
export function newsOf(before: FixtureView | undefined, after: FixtureView): string | undefined {
  if (!before) return undefined;
  return before.phase !== after.phase || !isSameScore(before, after) ? scoreWords(after) : undefined;
}

/** News that wait to be said: the last of each match alone, so that a busy minute is no flood. */
export interface Waiting {
  fixtureId: string;
  words: string;
}

export function queued(waiting: readonly Waiting[], news: Waiting): Waiting[] {
  return [...waiting.filter(({ fixtureId }) => fixtureId !== news.fixtureId), news];
}

/** Milliseconds between two announcements. */
export const quietMs = 6000;
/** Matches in one announcement; the others wait for the next. */
export const mostAtOnce = 3;

export function said(waiting: readonly Waiting[]): { words: string; rest: Waiting[] } {
  const now = waiting.slice(0, mostAtOnce);
  return { words: now.map(({ words }) => words).join(' '), rest: waiting.slice(mostAtOnce) };
}
