import { latestLines } from '../tables/open-books.ts';
import { type BookLine, createBooks } from '../tables/table-books.ts';
import { createTableRoom } from '../tables/table-room.ts';
import { createResultTeller } from '../tables/tell-results.ts';
import { type MortalParts, mortal } from './mortal.ts';

/** Creates one life of the shared tables, up to a simulated crash. */
export function mortalTables(parts: MortalParts) {
  const life = mortal<BookLine>({ ...parts, isDiskSlow: true });
  const books = createBooks(latestLines(life.known, { ticket: '', round: '', refused: '' }), life.append);
  const room = createTableRoom({ ...life, books, tell: createResultTeller(life) });
  const { complaints, isDead, kill } = life;
  return { books, room, complaints, isDead, kill };
}
