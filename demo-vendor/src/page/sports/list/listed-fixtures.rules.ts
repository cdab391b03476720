import type { FixtureView } from '../../../sports/sports-shapes.ts';
import type { ViewName } from '../frame/tab-views.ts';

/** A view that is a list of matches. */
export type ListName = Exclude<ViewName, 'bets'>;

const byStart = (one: FixtureView, other: FixtureView) =>
  one.startsAt.localeCompare(other.startsAt) || one.fixtureId.localeCompare(other.fixtureId);

export const liveOf = (fixtures: readonly FixtureView[]): FixtureView[] =>
  fixtures.filter(({ phase }) => phase === 'in_play');

/** Returns the matches of a list by start time; those just over come after those in play. */
export function fixturesOf(name: Exclude<ListName, 'results'>, board: readonly FixtureView[]): FixtureView[] {
  const all = [...board].sort(byStart);
  if (name === 'upcoming') return all.filter(({ phase }) => phase === 'upcoming');
  return [...liveOf(all), ...all.filter(({ phase }) => phase === 'ended' || phase === 'abandoned')];
}

/** Returns the match to feature: the same while it is in play, else one with most of it still to come. */
export function featuredOf(fixtures: readonly FixtureView[], beforeId: string | undefined): FixtureView | undefined {
  const live = liveOf(fixtures);
  const current = live.find(({ fixtureId }) => fixtureId === beforeId);
  return current ?? live.find(({ progress }) => progress < 0.7) ?? live[0];
}
