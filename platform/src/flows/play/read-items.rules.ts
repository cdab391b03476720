import type { Call } from '@portal/shared/contract/define-call';
import { vendorId } from '@portal/shared/contract/vendor-api/vendor-id';
import * as v from 'valibot';
import type { PlacedItem } from './settle-batch.rules.ts';

/** An item that is refused for what it looks like. */
interface UnreadableResult {
  /** Empty where it has none that can be told back. */
  transactionId: string;
  status: 'refused';
  code: 'invalid_input';
}

/** The call as the platform takes it: with items of whatever look, as each of them is judged for itself. */
export function withAnyItems<C extends Call>(call: C) {
  return { ...call, input: v.object({ items: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(1000)) }) };
}

/** The items that can be read, each with its place, and the answers to the others, in theirs. */
export function readItems<Item extends v.GenericSchema>(schema: Item, items: readonly unknown[]) {
  const placed: PlacedItem<v.InferOutput<Item>>[] = [];
  const unreadable: { no: number; result: UnreadableResult }[] = [];
  for (const [no, sent] of items.entries()) {
    const read = v.safeParse(schema, sent);
    if (read.success) placed.push({ no, item: read.output });
    else
      unreadable.push({
        no,
        result: { transactionId: transactionIdOf(sent), status: 'refused', code: 'invalid_input' },
      });
  }
  return { placed, unreadable };
}

const named = v.object({ transactionId: vendorId });

function transactionIdOf(sent: unknown): string {
  const read = v.safeParse(named, sent);
  return read.success ? read.output.transactionId : '';
}
