import { findCardGame } from '../games/pvp-games.ts';
import type { CardRules } from './card-rules.ts';
import type { Match } from './match.ts';
import { rulesOf } from './rule-sets.ts';

/** Throws where the game is none of ours: no match is ever begun in such a one. */
export function rulesOfMatch({ gameCode }: Pick<Match, 'gameCode'>): CardRules {
  const game = findCardGame(gameCode);
  if (!game) throw new Error(`${gameCode} is no card game`);
  return rulesOf(game.ruleSet);
}
