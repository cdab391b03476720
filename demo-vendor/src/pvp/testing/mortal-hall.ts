import { type MortalParts, mortal } from '../../testing/mortal.ts';
import { createCardHall } from '../card-hall.ts';
import { createMatchBooks, type MatchLine } from '../match-books.ts';
import { createTableNumbers } from '../table-number.ts';

const numberOf = createTableNumbers(new Uint8Array(32).fill(1));

/** Creates one life of the card lobby, up to a simulated crash. */
export function mortalHall(parts: MortalParts) {
  const life = mortal<MatchLine>(parts);
  const books = createMatchBooks(life.known, life.append);
  const hall = createCardHall({ ...life, books, numberOf });
  const { complaints, clock, isDead, kill } = life;
  return { hall, books, complaints, clock, isDead, kill };
}
