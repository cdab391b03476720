import type { SettleResult } from '@portal/shared/contract/vendor-api/settlement';
import type { Reply } from '../gateway/platform-gateway.ts';
import type { TableClock } from '../tables/table-clock.ts';
import { backoffMs } from './backoff.rules.ts';

const itemsPerCall = 1000;

/** Items to send to the platform, and how to store its decisions. */
interface DueWork<Item extends { transactionId: string }> {
  /** Returns the items due now, at most `limit`. */
  due(limit: number): readonly Item[];
  send(items: readonly Item[]): Promise<Reply<{ results: readonly SettleResult[] }>>;
  /** Stores the decisions; the items are no longer due when it resolves. */
  keep(decided: ReadonlyMap<string, SettleResult>): Promise<void>;
  /** Called with items that were answered `later`, so that others may come first. */
  putOff?(transactionIds: readonly string[]): void;
}

interface SettlerDeps {
  clock: TableClock;
  log(message: string, details: object): void;
}

/** Creates a settler that sends due items to the platform in batches and retries until they are answered. */
export function createBatchSettler<Item extends { transactionId: string }>(
  { clock, log }: SettlerDeps,
  work: DueWork<Item>,
): () => void {
  let isBusy = false;

  async function sendAll(): Promise<void> {
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
    // Cleared in the same tick as the last check, so that an item due later starts a new run.
    isBusy = false;
  }

  return () => {
    if (isBusy) return;
    isBusy = true;
    sendAll().catch((error: unknown) => {
      isBusy = false;
      log('tickets could not be settled', { error: String(error) });
    });
  };
}
