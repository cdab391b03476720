import type { RedemptionState } from '@portal/shared/contract/rewards/redemption';

/** Returns the stock left of a present; undefined when unlimited. The operator may set fewer than were taken. */
export const stockLeft = (stock: number | undefined, redeemed: number): number | undefined =>
  stock === undefined ? undefined : Math.max(0, stock - redeemed);

/** Returns the change of points by a redemption. */
export function changedPoints(state: RedemptionState, points: bigint, quantity: number): number {
  return state === 'rejected' ? 0 : -Number(points * BigInt(quantity));
}

/** Masks an address to its recognizable beginning. */
export function maskedAddress(address: string): string {
  const shown = Math.min(6, Math.ceil([...address].length / 4));
  return `${[...address].slice(0, shown).join('').trimEnd()}…`;
}
