import type { BookPlace } from '../store/kept-books.ts';

/** A place for the books of a test in a folder of its own; time stands still where no clock is given. */
export function bookPlace(folder: string, now = () => Date.UTC(2026, 2, 1)): BookPlace {
  return { folder, now, log: () => {} };
}
