import { dealFrom } from './deal.rules.ts';
import { afterAction, beginMatch, type MatchState } from './match.rules.ts';
import { isMatchOver, type Match } from './match.ts';
import { rulesOfMatch } from './rules-of-match.ts';

/** Computes match states from the deal and the actions; states of running matches are cached. */
export function createMatchStates() {
  const states = new Map<string, { count: number; state: MatchState }>();
  return {
    of(match: Match): MatchState {
      const rules = rulesOfMatch(match);
      const [first, second] = match.seats;
      const from = states.get(match.matchId) ?? {
        count: 0,
        state: beginMatch(rules, dealFrom(match.seed, [first.clientSeed, second.clientSeed])),
      };
      const fresh = match.actions.slice(from.count);
      const state = fresh.reduce((was, action) => afterAction(rules, was, action), from.state);
      if (!isMatchOver(match)) states.set(match.matchId, { count: match.actions.length, state });
      return state;
    },
    forget: (matchId: string) => void states.delete(matchId),
  };
}
export type MatchStates = ReturnType<typeof createMatchStates>;
