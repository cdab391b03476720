import { createResultReporter } from '../gateway/result-reporter.ts';
import { latestTableLines } from '../tables/open-table-store.ts';
import { createTableRoom } from '../tables/table-room.ts';
import { createTableStore, type TableJournalLine } from '../tables/table-store.ts';
import { type CrashableParts, crashableProcess } from './crashable-process.ts';

/** Creates one life of the shared tables, up to a simulated crash. */
export function crashableTables(parts: CrashableParts) {
  const life = crashableProcess<TableJournalLine>({ ...parts, isDiskSlow: true });
  const tableStore = createTableStore(
    latestTableLines(life.known, { ticket: '', round: '', refused: '' }),
    life.append,
  );
  const room = createTableRoom({ ...life, tableStore, report: createResultReporter(life) });
  const { complaints, isDead, kill } = life;
  return { tableStore: tableStore, room, complaints, isDead, kill };
}
