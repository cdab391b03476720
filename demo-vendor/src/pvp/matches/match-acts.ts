import { type Move, moveRefusal, type Seat } from './match.rules.ts';
import type { Match } from './match.ts';
import type { MatchCourse } from './match-course.ts';
import type { MatchStates } from './match-states.ts';
import { rulesOfMatch } from './rules-of-match.ts';
import { isSameMove } from './same-move.rules.ts';

export type ActRefusal = NonNullable<ReturnType<typeof moveRefusal>> | 'action_conflict' | 'action_ahead';

/** Creates the actions of players in a match; `now` in milliseconds since 1970. */
export function createMatchActs(course: MatchCourse, states: MatchStates, now: () => number) {
  const at = () => new Date(now()).toISOString();
  return {
    /** Makes move number `no` of the match. A repeat changes nothing; a different move is refused. */
    async act(match: Match, seat: Seat, no: number, move: Move): Promise<ActRefusal | undefined> {
      const known = match.actions[no];
      if (known) return isSameMove(known, seat, move) ? undefined : 'action_conflict';
      if (match.phase !== 'playing') return 'match_over';
      if (no > match.actions.length) return 'action_ahead';
      const refusal = moveRefusal(rulesOfMatch(match), states.of(match), seat, move);
      if (refusal) return refusal;
      await course.keep(match.matchId, { ...move, seat, at: at() });
      return undefined;
    },
    /** Gives up a match; a repeat changes nothing. */
    async giveUp(match: Match, seat: Seat): Promise<ActRefusal | undefined> {
      if (match.actions.some((action) => action.kind === 'give-up' && action.seat === seat)) return undefined;
      if (match.phase !== 'playing' || states.of(match).end) return 'match_over';
      await course.keep(match.matchId, { seat, kind: 'give-up', at: at() });
      return undefined;
    },
  };
}
