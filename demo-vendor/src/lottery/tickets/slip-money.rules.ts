import { minorUnits } from '@portal/shared/contract/amounts';
import type { TicketLine } from './lottery-ticket.ts';

const stakeForm = /^(0|[1-9]\d{0,8})(\.\d{1,2})?$/;
const totalForm = /^(0|[1-9]\d{0,11})\.\d{2}$/;

/** Whole minor units of a stake as a player wrote it ("2", "2.5", "2.50"); undefined where it is none. */
export function stakeMinor(text: string): number | undefined {
  if (!stakeForm.test(text)) return undefined;
  const [whole = '0', part = ''] = text.split('.');
  const minor = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return minor > 0 ? minor : undefined;
}

/** Whole minor units of the total of a slip; undefined where it is no amount. */
export const totalMinor = (text: string) => (totalForm.test(text) ? minorUnits(text) : undefined);

export const linePrice = ({ stakeMinor: stake, multiple }: Pick<TicketLine, 'stakeMinor' | 'multiple'>) =>
  BigInt(stake) * BigInt(multiple);

/** Price of a slip in one draw. */
export const priceOf = (lines: readonly Pick<TicketLine, 'stakeMinor' | 'multiple'>[]) =>
  lines.reduce((sum, line) => sum + linePrice(line), 0n);

/** What a line pays: floor(stake x multiple x oddsHundredths / 100), stake included. */
export const paysMinor = (line: Pick<TicketLine, 'stakeMinor' | 'multiple'>, oddsHundredths: number) =>
  (linePrice(line) * BigInt(oddsHundredths)) / 100n;
