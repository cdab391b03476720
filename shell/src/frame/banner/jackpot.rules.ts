import { jackpotStep, jackpotStepMs } from '@portal/shared/contract/constants';

const startMinor = 1_000_000_000;
const stepMinor = Math.round(jackpotStep * 100);

/**
 * The illustrative figure in minor units (docs/product.md 2.7): grows by 165.11 every 3 seconds since 1 January UTC.
 */
export function jackpotMinor(nowMs: number): number {
  const yearStart = Date.UTC(new Date(nowMs).getUTCFullYear(), 0, 1);
  return startMinor + Math.floor((nowMs - yearStart) / jackpotStepMs) * stepMinor;
}

/** Formats whole minor units as "12,345,678.90". */
export function jackpotText(units: number): string {
  return (units / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
