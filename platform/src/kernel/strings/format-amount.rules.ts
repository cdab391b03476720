import { amountFromMinor } from '@portal/shared/contract/money/amounts';

/** Formats minor units as texts to members show them: 2 decimals with comma thousands (docs/product.md 3). */
export function formatAmount(units: bigint): string {
  const [whole = '', decimals] = amountFromMinor(units).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`;
}
