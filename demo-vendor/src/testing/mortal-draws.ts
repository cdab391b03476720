import { createDrawBooks, type DrawLine } from '../lottery/draws/draw-books.ts';
import { createDraws, type DrawDeskDeps } from '../lottery/draws/draw-desk.ts';
import { latestDrawLines } from '../lottery/draws/open-draw-books.ts';
import { type MortalParts, mortal } from './mortal.ts';

/** Creates one life of the draw service, up to a simulated crash. */
export function mortalDraws(parts: MortalParts & Pick<DrawDeskDeps, 'games' | 'findKind' | 'pace'>) {
  const life = mortal<DrawLine>({ ...parts, isDiskSlow: true });
  const known = latestDrawLines(life.known, 0, () => true);
  const books = createDrawBooks(known, life.append);
  const { games, findKind, pace } = parts;
  const desk = createDraws({ ...life, games, findKind, pace, books });
  const { complaints, isDead, kill } = life;
  return { books, desk, complaints, isDead, kill };
}
