import { minorUnits } from '@portal/shared/contract/money/amounts';
import type { StakeFault } from '../../../rounds/stake-text.rules.ts';
import type { TicketLine } from '../lottery-ticket.ts';

const stakeForm = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?$/;
/** More than any limit needs, and still exact. */
const mostDigits = 12;
const totalForm = /^(0|[1-9]\d{0,11})\.\d{2}$/;

/** Parses a stake as typed by a player ("2", "2.5", "2.50") into whole minor units, or returns its fault. */
export function stakeMinor(text: string): number | StakeFault | 'invalid_stake' | 'line_above_maximum' {
  const read = stakeForm.exec(text);
  if (!read) return 'invalid_stake';
  const [, sign, whole = '0', part = ''] = read;
  if (sign === '-') return 'negative_stake';
  if (part.length > 2) return 'stake_decimals';
  if (whole.length > mostDigits) return 'line_above_maximum';
  const minor = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return minor > 0 ? minor : 'zero_stake';
}

/** Parses the total of a slip into whole minor units; undefined if it is not an amount. */
export const totalMinor = (text: string) => (totalForm.test(text) ? minorUnits(text) : undefined);

export const linePrice = ({ stakeMinor: stake, multiple }: Pick<TicketLine, 'stakeMinor' | 'multiple'>) =>
  BigInt(stake) * BigInt(multiple);

/** Returns the price of a slip in one draw. */
export const priceOf = (lines: readonly Pick<TicketLine, 'stakeMinor' | 'multiple'>[]) =>
  lines.reduce((sum, line) => sum + linePrice(line), 0n);

/** Returns the payout of a line: floor(stake x multiple x oddsHundredths / 100), stake included. */
export const paysMinor = (line: Pick<TicketLine, 'stakeMinor' | 'multiple'>, oddsHundredths: number) =>
  (linePrice(line) * BigInt(oddsHundredths)) / 100n;
