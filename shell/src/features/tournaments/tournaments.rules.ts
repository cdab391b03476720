import type { Tournament, TournamentState } from '@portal/shared/contract/rewards/tournaments';
import type { Tone } from '@portal/shared/ui/feedback/badge';

export const stateTone: Readonly<Record<TournamentState, Tone>> = {
  running: 'good',
  coming: 'accent',
  counting: 'warn',
  finished: 'neutral',
  cancelled: 'bad',
};

export const isLive = ({ state }: Pick<Tournament, 'state'>): boolean => state === 'running' || state === 'counting';

/** Whether a member or visitor may join now. */
export const canJoin = ({ state, entry, isJoined, obstacle }: Tournament): boolean =>
  entry === 'opt-in' && !isJoined && obstacle === undefined && (state === 'running' || state === 'coming');

/** Why there is no own place: names its text. */
export function noPlaceTextOf({ state, entry, isJoined }: Tournament, isLoggedIn: boolean): string {
  if (!isLoggedIn) return 'tournaments.own.visitor';
  if (state === 'finished' || state === 'cancelled' || state === 'counting') return 'tournaments.own.then';
  if (entry === 'opt-in' && !isJoined) return 'tournaments.own.not_joined';
  return state === 'coming' ? 'tournaments.own.soon' : 'tournaments.own.none';
}

/** Where what counts can be played; undefined where there is no one place for it. */
export function playPathOf({ by, of }: Tournament['scope']): string | undefined {
  const [first] = of;
  if (!first) return '/rng';
  if (by === 'category') return `/${first.id.toLowerCase()}`;
  return `/search?${new URLSearchParams({ gameName: first.name })}`;
}
