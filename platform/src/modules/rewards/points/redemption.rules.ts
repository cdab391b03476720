import type { RedemptionState } from '@portal/shared/contract/rewards/redemption';

/** Pieces that are left of a present; undefined where there is no end of them. The operator may set fewer than were taken. */
export const stockLeft = (stock: number | undefined, taken: number): number | undefined =>
  stock === undefined ? undefined : Math.max(0, stock - taken);

/** What a redemption has changed the points of its member by. */
export function changedPoints(state: RedemptionState, points: bigint, quantity: number): number {
  return state === 'rejected' ? 0 : -Number(points * BigInt(quantity));
}

/** Enough of an address to know it again: its beginning. */
export function maskedAddress(address: string): string {
  const shown = Math.min(6, Math.ceil([...address].length / 4));
  return `${[...address].slice(0, shown).join('').trimEnd()}…`;
}
