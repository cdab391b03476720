import type { SettleResult } from '@portal/shared/contract/vendor-api/settle-calls';
import type { Reply } from '../gateway/platform-gateway.ts';
import type { TableClock } from '../tables/table-clock.ts';
import { backoffMs } from './backoff.rules.ts';

const itemsPerCall = 1000;

/** What the platform has to be told, and what becomes of it. */
export interface DueWork<Item extends { transactionId: string }> {
  /** What is due now, at most so many. */
  due(limit: number): readonly Item[];
  send(items: readonly Item[]): Promise<Reply<{ results: readonly SettleResult[] }>>;
  /** Writes down what was decided; the items are no longer due when it resolves. */
  keep(decided: ReadonlyMap<string, SettleResult>): Promise<void>;
  /** Told of items that were answered `later`, so that others may come before them. */
  putOff?(transactionIds: readonly string[]): void;
}

export interface SettlerDeps {
  clock: TableClock;
  log(message: string, details: object): void;
}

/** Tells the platform of what is due, in as few calls as it takes, however often nobody answers. */
export function createBatchSettler<Item extends { transactionId: string }>(
  { clock, log }: SettlerDeps,
  work: DueWork<Item>,
): () => void {
  let isBusy = false;

  async function tellAll(): Promise<void> {
    let attempt = 0;
    for (;;) {
      const items = work.due(itemsPerCall);
      if (items.length === 0) break;
      const reply = await work.send(items);
      const results = reply.kind === 'answer' ? reply.value.results : [];
      const decided = results.filter(({ status }) => status !== 'later');
      for (const { transactionId, status, code } of decided) {
        if (status === 'refused') log('an item of a settlement was refused', { transactionId, code });
      }
      await work.keep(new Map(decided.map((result) => [result.transactionId, result])));
      work.putOff?.(results.flatMap(({ status, transactionId }) => (status === 'later' ? [transactionId] : [])));
      attempt = decided.length > 0 ? 0 : attempt + 1;
      if (attempt > 0 && !(await clock.wait(backoffMs(attempt, Math.random())))) break;
    }
    // In the moment in which nothing is due: what is due after that begins anew.
    isBusy = false;
  }

  return () => {
    if (isBusy) return;
    isBusy = true;
    tellAll().catch((error: unknown) => {
      isBusy = false;
      log('tickets could not be settled', { error: String(error) });
    });
  };
}
