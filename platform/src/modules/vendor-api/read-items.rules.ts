import type { Call } from '@portal/shared/contract/calls/define-call';
import { vendorId } from '@portal/shared/contract/vendor-api/vendor-id';
import * as v from 'valibot';
import type { PlacedItem } from './settle-batch.rules.ts';

/** An item that is refused because of its form. */
interface UnreadableResult {
  /** Empty if the item has no id that can be returned. */
  transactionId: string;
  status: 'refused';
  code: 'invalid_input';
}

/** Widens the call's input to items of any form, since each is checked on its own. */
export function withAnyItems<C extends Call>(call: C) {
  return { ...call, input: v.object({ items: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(1000)) }) };
}

/** Returns the readable items with their places, and the answers to the others with theirs. */
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
