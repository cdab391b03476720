import { createMatchEnder } from '../settlement/end-match.ts';
import { settleMatch } from '../settlement/settle-match.ts';
import { returnStakes, takeStakes } from '../settlement/stake-match.ts';
import type { Match } from './match.ts';
import { createMatchActs } from './match-acts.ts';
import { createMatchCourse } from './match-course.ts';
import type { MatchDeps } from './match-deps.ts';
import { createMatchStates } from './match-states.ts';
import { createTurnEnds } from './turn-ends.ts';
import { dealMs, turnMs } from './turn-times.ts';

/** Plays matches to their end: stakes, turns by the clock, payment. */
export function createMatchPlay(deps: MatchDeps) {
  const { matchStore, clock } = deps;
  const states = createMatchStates();
  const turnEnds = createTurnEnds(() => clock.now());
  const course = createMatchCourse(deps, states, turnEnds);

  async function begin(match: Match): Promise<void> {
    // Saved before any call, so that no crash can lose a stake.
    const saved = matchStore.save(match);
    course.notify(match.matchId);
    await saved;
    if (await takeStakes(deps, match.matchId)) await course.playOn(match.matchId, dealMs + turnMs);
  }

  /** Resumes a match after a restart or failure: played matches continue, stakes of the others are returned. */
  async function goOn(match: Match): Promise<void> {
    if (match.phase === 'staking') return returnStakes(deps, match.matchId);
    const end = match.phase === 'returning' ? undefined : states.of(match).end;
    if (match.phase !== 'playing') return settleMatch(deps, match.matchId, end?.winner);
    return end ? course.finish(match.matchId, end.winner) : course.playOn(match.matchId, turnMs);
  }

  return {
    stateOf: states.of,
    /** Returns the milliseconds left in the turn. */
    msLeft: (matchId: string) => Math.max(0, turnEnds.left(matchId)),
    start: (match: Match) => void course.run(match.matchId, () => begin(match), goOn),
    goOn: (match: Match) => void course.run(match.matchId, () => goOn(match), goOn),
    endByHand: createMatchEnder({ ...deps, states, course }).end,
    ...createMatchActs(course, states, () => clock.now()),
  };
}
