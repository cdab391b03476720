import { createResultReporter } from '../gateway/result-reporter.ts';
import { latestSportsLines } from '../sports/open-sports-store.ts';
import { createSportsRoom } from '../sports/sports-room.ts';
import { createSportsStore, type SportsJournalLine } from '../sports/sports-store.ts';
import { type CrashableParts, crashableProcess } from './crashable-process.ts';

/** Creates one life of the sportsbook, up to a simulated crash. */
export function crashableSports(parts: CrashableParts) {
  const life = crashableProcess<SportsJournalLine>({ ...parts, isDiskSlow: true });
  const sportsStore = createSportsStore(
    latestSportsLines(life.known, { ticket: '', fixture: '', refused: '' }),
    life.append,
  );
  const room = createSportsRoom({ ...life, sportsStore, report: createResultReporter(life), pace: 1 });
  const { complaints, kill, isDead } = life;
  return { sportsStore: sportsStore, room, complaints, kill, isDead };
}
