import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import type { SettleItem, SettleResult } from '@portal/shared/contract/vendor-api/batch-settlement';
import type { Movement, PlayOutcome } from '../games/index.ts';

/** An item with its place in the call. */
export interface PlacedItem<Item = SettleItem> {
  no: number;
  item: Item;
}

/**
 * Larger transactions would make their players, and the studio's bets of one stripe, wait longer for the end (a tenth
 * of a second); with smaller ones a ticket costs the database and the platform more (decisions/042).
 */
const itemsAtOnce = 500;

/** Groups the items into transactions: each player's items in order, players in one order for all callers. */
export function itemGroups<Item extends { playerId: string }>(
  items: readonly PlacedItem<Item>[],
): PlacedItem<Item>[][] {
  // By code unit, as the database compares ids of digits and Latin letters.
  const placed = items.toSorted((a, b) => compare(a.item.playerId, b.item.playerId) || a.no - b.no);
  const groups: PlacedItem<Item>[][] = [];
  for (let from = 0; from < placed.length; from += itemsAtOnce) groups.push(placed.slice(from, from + itemsAtOnce));
  return groups;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

export function movementOf(item: SettleItem): Movement {
  return item.kind === 'win' ? { ...item, amount: minorUnits(item.amount) } : item;
}

/** Returns the answer to one item; without an outcome nothing about it was decided. */
export function resultOf({ transactionId }: { transactionId: string }, outcome: PlayOutcome | undefined): SettleResult {
  if (!outcome) return { transactionId, status: 'later' };
  const balance = outcome.balance === null ? {} : { balance: amountFromMinor(BigInt(outcome.balance)) };
  if (outcome.outcome === 'posted' || outcome.outcome === 'replayed') {
    if (outcome.reference === null) throw new Error(`${outcome.outcome} without reference`);
    const underReview = outcome.is_held ? { underReview: true } : {};
    return { transactionId, status: 'done', reference: outcome.reference, ...balance, ...underReview };
  }
  const code = outcome.outcome === 'unknown_account' ? 'unknown_player' : outcome.outcome;
  return { transactionId, status: 'refused', code, ...balance };
}
