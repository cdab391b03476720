import type { ResettleItem, SettleItem, SettleResult } from '@portal/shared/contract/vendor-api/batch-settlement';
import type { Reply } from '../gateway/platform-client.ts';

type Serve = (path: string, input: Record<string, string>) => Reply<unknown>;

/** Processes a batch item by item, as single calls; `isPutOff` decides which are answered 'later'. */
export function fakeSettle(
  serve: Serve,
  items: readonly (SettleItem | ResettleItem)[],
  isPutOff: () => boolean,
): SettleResult[] {
  return items.map((item) => {
    const { transactionId } = item;
    if (isPutOff()) return { transactionId, status: 'later' };
    const fields = Object.fromEntries(Object.entries(item).map(([name, value]) => [name, String(value)]));
    const reply = serve('kind' in item ? `/${item.kind}` : '/resettle', fields);
    if (reply.kind === 'answer') return { transactionId, status: 'done', ...(reply.value as { balance: string }) };
    if (reply.kind === 'refusal') return { transactionId, status: 'refused', code: reply.code, balance: reply.balance };
    return { transactionId, status: 'later' };
  });
}
