import path from 'node:path';
import { openJournal, readJournal, rewriteJournal } from '../store/journal.ts';
import { isMatchOver } from './match.ts';
import { createMatchBooks, type MatchBooks, type MatchLine, matchesFrom } from './match-books.ts';

const keptMs = 30 * 86_400_000;

/** The books of the matches from their own journal, which is written anew with the last state of each. */
export async function openMatchBooks(
  folder: string,
  now: Date,
): Promise<{ books: MatchBooks; close(): Promise<void> }> {
  const file = path.join(folder, 'matches.jsonl');
  const oldest = new Date(now.getTime() - keptMs).toISOString();
  const all = matchesFrom((await readJournal(file)) as MatchLine[]);
  const matches = [...all.values()].filter((match) => !isMatchOver(match) || match.at >= oldest);
  await rewriteJournal(
    file,
    matches.map((match): MatchLine => ({ kind: 'match', match })),
  );
  const journal = await openJournal(file);
  return { books: createMatchBooks(matches, (line) => journal.append(line)), close: () => journal.close() };
}
