import { readPlatformRoundState } from '../../operators/platform-round-state.ts';
import type { Ended, RoundFault } from '../../operators/round-acts.ts';
import { endRound } from '../../tickets/end-round.ts';
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

  async function next(match: Match, seat: Seat): Promise<Match | RoundFault> {
    if (isMatchRunning(match)) return isStalled(match, clock.now()) ? calledOff(match) : 'still_played';
    if (!isMatchOver(match)) return 'under_way';
    const roundState = await readPlatformRoundState(gateway, roundIdOf(match, seat));
    return roundState === undefined ? 'try_again' : owedAgain(match, seat, roundState);
  }

  async function apply(after: Match): Promise<void> {
    const { matchId } = after;
    const winner = after.phase === 'settling' ? states.of(after).end?.winner : undefined;
    await matchStore.save(after);
    course.notify(matchId);
    const settle = () => settleMatch(deps, matchId, winner);
    await course.run(matchId, settle, settle);
  }

  return {
    /** Ends the round of a seat; undefined if it has no open round. Resolves when the platform has answered. */
    end(matchId: string, seat: Seat): Promise<Ended<Match>> | undefined {
      const match = matchStore.match(matchId);
      if (!match || (isMatchOver(match) && !isStuck(match.seats[seat]))) return undefined;
      return endRound({
        next: () => next(match, seat),
        isSame: () => matchStore.match(matchId) === match,
        apply,
        ended: () => matchStore.match(matchId) ?? match,
      });
    },
  };
}
