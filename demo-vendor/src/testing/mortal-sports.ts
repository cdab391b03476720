import { latestSportsLines } from '../sports/open-sports-books.ts';
import { type BookLine, createSportsBooks } from '../sports/sports-books.ts';
import { createSportsRoom } from '../sports/sports-room.ts';
import { createResultTeller } from '../tables/tell-results.ts';
import { type MortalParts, mortal } from './mortal.ts';

/** Creates one life of the sportsbook, up to a simulated crash. */
export function mortalSports(parts: MortalParts) {
  const life = mortal<BookLine>({ ...parts, isDiskSlow: true });
  const books = createSportsBooks(latestSportsLines(life.known, { ticket: '', fixture: '', refused: '' }), life.append);
  const room = createSportsRoom({ ...life, books, tell: createResultTeller(life), pace: 1 });
  const { complaints, kill, isDead } = life;
  return { books, room, complaints, kill, isDead };
}
