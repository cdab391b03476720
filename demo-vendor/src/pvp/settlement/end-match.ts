import { readPlatformRoundState } from '../../operators/platform-round-state.ts';
import type { Ended } from '../../operators/round-acts.ts';
import type { Seat } from '../matches/match.rules.ts';
import { isMatchOver, isMatchRunning, isStuck, type Match, roundIdOf } from '../matches/match.ts';
import type { MatchCourse } from '../matches/match-course.ts';
import type { MatchDeps } from '../matches/match-deps.ts';
import type { MatchStates } from '../matches/match-states.ts';
import { calledOff, isStalled, owedAgain } from './end-match.rules.ts';
import { settleMatch } from './settle-match.ts';

interface EnderDeps extends MatchDeps {
  states: MatchStates;
  course: MatchCourse;
}

/** Ends matches for operators: settles stuck seats again and calls off stalled matches. */
export function createMatchEnder({ states, course, ...deps }: EnderDeps) {
  const { matchStore, clock, gateway } = deps;

  async function next(match: Match, seat: Seat): Promise<Match | 'under_way' | 'still_played' | 'try_again'> {
    if (isMatchRunning(match)) return isStalled(match, clock.now()) ? calledOff(match) : 'still_played';
    if (!isMatchOver(match)) return 'under_way';
    const roundState = await readPlatformRoundState(gateway, roundIdOf(match, seat));
    return roundState === undefined ? 'try_again' : owedAgain(match, seat, roundState);
  }

  async function end(match: Match, seat: Seat): Promise<Ended<Match>> {
    const { matchId } = match;
    const after = await next(match, seat);
    if (typeof after === 'string') return { kind: 'no', code: after };
    // No await between this check and the save.
    if (matchStore.match(matchId) !== match) return { kind: 'no', code: 'under_way' };
    const winner = after.phase === 'settling' ? states.of(match).end?.winner : undefined;
    await matchStore.save(after);
    course.notify(matchId);
    const settle = () => settleMatch(deps, matchId, winner);
    await course.run(matchId, settle, settle);
    return { kind: 'done', round: matchStore.match(matchId) ?? after };
  }

  return {
    /** Ends the round of a seat; undefined if it has no open round. Resolves when the platform has answered. */
    end(matchId: string, seat: Seat): Promise<Ended<Match>> | undefined {
      const match = matchStore.match(matchId);
      return match && (!isMatchOver(match) || isStuck(match.seats[seat])) ? end(match, seat) : undefined;
    },
  };
}
