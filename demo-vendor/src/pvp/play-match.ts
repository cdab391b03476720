import { dealFrom } from './deal.rules.ts';
import {
  type Action,
  afterAction,
  beginMatch,
  lateMove,
  type MatchState,
  type Move,
  moveRefusal,
  type Seat,
} from './match.rules.ts';
import { isMatchOver, type Match } from './match.ts';
import type { MatchDeps } from './match-deps.ts';
import { rulesOfMatch } from './rules-of-match.ts';
import { isSameMove } from './same-move.rules.ts';
import { settleMatch } from './settle-match.ts';
import { giveBack, takeStakes } from './stake-match.ts';
import { dealMs, turnMs } from './turn-times.ts';

export type ActRefusal = NonNullable<ReturnType<typeof moveRefusal>> | 'action_conflict' | 'action_ahead';

/** Plays matches to their end: stakes, turns by the clock, what is paid. */
export function createMatchPlay(deps: MatchDeps) {
  const { books, clock, changed } = deps;
  const states = new Map<string, { count: number; state: MatchState }>();
  const turnEnds = new Map<string, number>();
  const now = () => new Date(clock.now()).toISOString();

  function stateOf(match: Match): MatchState {
    const rules = rulesOfMatch(match);
    const known = states.get(match.matchId);
    const [first, second] = match.seats;
    const from = known ?? {
      count: 0,
      state: beginMatch(rules, dealFrom(match.seed, [first.clientSeed, second.clientSeed])),
    };
    const state = match.actions.slice(from.count).reduce((was, action) => afterAction(rules, was, action), from.state);
    if (!isMatchOver(match)) states.set(match.matchId, { count: match.actions.length, state });
    return state;
  }

  /** The match in its newest state; told to the pages. */
  function tell(matchId: string): Match {
    const match = books.match(matchId);
    if (!match) throw new Error(`no match ${matchId}`);
    changed(match);
    return match;
  }

  async function keep(matchId: string, action: Action): Promise<void> {
    const saved = books.addAction(matchId, action);
    const match = books.match(matchId);
    const end = match && stateOf(match).end;
    turnEnds.set(matchId, clock.now() + turnMs);
    await saved;
    if (end) await finish(matchId, end.winner);
    else tell(matchId);
  }

  async function finish(matchId: string, winner: Seat): Promise<void> {
    const match = books.match(matchId);
    if (match?.phase !== 'playing') return;
    await books.save({ ...match, phase: 'settling' });
    tell(matchId);
    run(matchId, settleMatch(deps, matchId, winner));
  }

  /** Lets turns run out, one after the other, while the match is played. */
  async function runTurns(matchId: string): Promise<void> {
    for (;;) {
      const left = (turnEnds.get(matchId) ?? 0) - clock.now();
      if (left > 0 && !(await clock.wait(left))) return;
      const match = books.match(matchId);
      if (match?.phase !== 'playing') return;
      const state = stateOf(match);
      if (state.end) return;
      if (clock.now() < (turnEnds.get(matchId) ?? 0)) continue;
      const instead = lateMove(rulesOfMatch(match), state);
      const cards = instead.kind === 'play' ? instead.cards : [];
      await keep(matchId, { seat: state.turn, kind: 'late', cards, at: now() });
    }
  }

  async function playOn(matchId: string, firstMs: number): Promise<void> {
    turnEnds.set(matchId, clock.now() + firstMs);
    tell(matchId);
    await runTurns(matchId);
  }

  function run(matchId: string, work: Promise<void>): void {
    work
      .catch((error: unknown) => deps.log('a match stopped', { matchId, error: String(error) }))
      .finally(() => {
        const match = books.match(matchId);
        if (match && !isMatchOver(match)) return;
        states.delete(matchId);
        turnEnds.delete(matchId);
      });
  }

  async function begin(match: Match): Promise<void> {
    // On the disk before anything is asked for: no crash can forget a stake.
    const saved = books.save(match);
    tell(match.matchId);
    await saved;
    if (await takeStakes(deps, match.matchId)) await playOn(match.matchId, dealMs + turnMs);
  }

  /** What the last run left open: matches that were played go on, stakes of the others go back. */
  async function goOn(match: Match): Promise<void> {
    if (match.phase === 'staking') return giveBack(deps, match.matchId);
    const end = match.phase === 'returning' ? undefined : stateOf(match).end;
    if (match.phase !== 'playing') return settleMatch(deps, match.matchId, end?.winner);
    return end ? finish(match.matchId, end.winner) : playOn(match.matchId, turnMs);
  }

  return {
    stateOf,
    /** Milliseconds that the turn has left. */
    msLeft: (matchId: string) => Math.max(0, (turnEnds.get(matchId) ?? 0) - clock.now()),
    start: (match: Match) => run(match.matchId, begin(match)),
    goOn: (match: Match) => run(match.matchId, goOn(match)),
    /** Makes move number `no` of the match. The same move sent again is the same move; another is refused. */
    async act(match: Match, seat: Seat, no: number, move: Move): Promise<ActRefusal | undefined> {
      const known = match.actions[no];
      if (known) return isSameMove(known, seat, move) ? undefined : 'action_conflict';
      if (match.phase !== 'playing') return 'match_over';
      if (no > match.actions.length) return 'action_ahead';
      const refusal = moveRefusal(rulesOfMatch(match), stateOf(match), seat, move);
      if (refusal) return refusal;
      await keep(match.matchId, { ...move, seat, at: now() });
      return undefined;
    },
    /** A match is given up once, whenever that is. */
    async giveUp(match: Match, seat: Seat): Promise<ActRefusal | undefined> {
      if (match.actions.some((action) => action.kind === 'give-up' && action.seat === seat)) return undefined;
      if (match.phase !== 'playing' || stateOf(match).end) return 'match_over';
      await keep(match.matchId, { seat, kind: 'give-up', at: now() });
      return undefined;
    },
  };
}
export type MatchPlay = ReturnType<typeof createMatchPlay>;
