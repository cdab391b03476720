import { amountFromMinor } from '@portal/shared/contract/money/amounts';

/** Formats whole minor units: 1250 is "12.50". */
export const amountOf = (minor: number): string => amountFromMinor(BigInt(minor));
