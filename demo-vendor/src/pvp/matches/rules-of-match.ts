import { findCardGame } from '../../games/pvp-games.ts';
import type { CardRules } from '../rules/card-rules.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import type { Match } from './match.ts';

/** Returns the rules of a match. Throws for an unknown game, in which no match can begin. */
export function rulesOfMatch({ gameCode }: Pick<Match, 'gameCode'>): CardRules {
  const game = findCardGame(gameCode);
  if (!game) throw new Error(`${gameCode} is no card game`);
  return rulesOf(game.ruleSet);
}
