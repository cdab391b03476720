import { backoffMs } from '../../timing/backoff.rules.ts';
import { settleMatch } from '../settlement/settle-match.ts';
import { type Action, lateMove, type Seat } from './match.rules.ts';
import { isMatchOver, type Match } from './match.ts';
import type { MatchDeps } from './match-deps.ts';
import type { MatchStates } from './match-states.ts';
import { rulesOfMatch } from './rules-of-match.ts';
import type { TurnEnds } from './turn-ends.ts';
import { turnMs } from './turn-times.ts';

/** Runs matches: one action after the other, by the players or by the clock, to the end. */
export function createMatchCourse(deps: MatchDeps, states: MatchStates, turnEnds: TurnEnds) {
  const { matchStore, clock, changed } = deps;
  const now = () => new Date(clock.now()).toISOString();

  /** Notifies the pages of the current state of the match. */
  function notify(matchId: string): void {
    const match = matchStore.match(matchId);
    if (!match) throw new Error(`no match ${matchId}`);
    changed(match);
  }

  async function keep(matchId: string, action: Action): Promise<void> {
    const saved = matchStore.addAction(matchId, action);
    const match = matchStore.match(matchId);
    const end = match && states.of(match).end;
    turnEnds.set(matchId, turnMs);
    await saved;
    if (end) await finish(matchId, end.winner);
    else notify(matchId);
  }

  async function finish(matchId: string, winner: Seat): Promise<void> {
    const match = matchStore.match(matchId);
    if (match?.phase !== 'playing') return;
    await matchStore.save({ ...match, phase: 'settling' });
    notify(matchId);
    const settle = () => settleMatch(deps, matchId, winner);
    void run(matchId, settle, settle);
  }

  /** Ends turns by the clock, one after the other, while the match is played. */
  async function runTurns(matchId: string): Promise<void> {
    for (;;) {
      const left = turnEnds.left(matchId);
      if (left > 0 && !(await clock.wait(left))) return;
      const match = matchStore.match(matchId);
      if (match?.phase !== 'playing') return;
      const state = states.of(match);
      if (state.end) return;
      if (turnEnds.left(matchId) > 0) continue;
      const instead = lateMove(rulesOfMatch(match), state);
      const cards = instead.kind === 'play' ? instead.cards : [];
      await keep(matchId, { seat: state.turn, kind: 'late', cards, at: now() });
    }
  }

  async function playOn(matchId: string, firstMs: number): Promise<void> {
    turnEnds.set(matchId, firstMs);
    notify(matchId);
    await runTurns(matchId);
  }

  /**
   * Does work on a match. After any failure it resumes the match from its stored state, so that no restart is needed.
   */
  async function run(
    matchId: string,
    work: () => Promise<void>,
    takeUp: (match: Match) => Promise<void>,
  ): Promise<void> {
    let again = work;
    for (let attempt = 1; ; attempt += 1) {
      try {
        await again();
        break;
      } catch (error) {
        deps.log('a match stumbled', { matchId, attempt, error: String(error) });
      }
      if (!(await clock.wait(backoffMs(attempt, Math.random())))) return;
      const match = matchStore.match(matchId);
      if (!match || isMatchOver(match)) break;
      again = () => takeUp(match);
    }
    const match = matchStore.match(matchId);
    if (match && !isMatchOver(match)) return;
    states.forget(matchId);
    turnEnds.forget(matchId);
  }

  return { notify: notify, keep, finish, playOn, run };
}
export type MatchCourse = ReturnType<typeof createMatchCourse>;
