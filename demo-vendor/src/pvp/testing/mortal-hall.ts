import { type MortalParts, mortal } from '../../testing/mortal.ts';
import { createCardHall } from '../card-hall.ts';
import { createMatchBooks, type MatchLine, matchesFrom } from '../match-books.ts';

/** One life of the card hall. */
export function mortalHall(parts: MortalParts) {
  const life = mortal<MatchLine>(parts);
  const books = createMatchBooks(matchesFrom(life.known).values(), life.append);
  const hall = createCardHall({ ...life, books });
  const { complaints, clock, isDead } = life;
  return { hall, books, complaints, clock, isDead };
}
