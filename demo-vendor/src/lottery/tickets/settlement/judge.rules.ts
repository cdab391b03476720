import type { DrawnNumbers, LotteryKind } from '../../rules/lottery-kind.ts';
import type { LineGain, TicketLine } from '../lottery-ticket.ts';
import { paysMinor } from '../slips/slip-money.rules.ts';

/** Computes the payout of a ticket on a board, and the lines that won. */
export function judge(
  kind: LotteryKind,
  lines: readonly TicketLine[],
  drawn: DrawnNumbers,
): { paidMinor: number; gains: LineGain[] } {
  const gains = lines.flatMap((line, no): LineGain[] => {
    const { oddsHundredths, hits } = kind.winOf(line, drawn);
    return oddsHundredths > 0 ? [{ line: no, minor: Number(paysMinor(line, oddsHundredths)), hits }] : [];
  });
  const paidMinor = gains.reduce((sum, { minor }) => sum + minor, 0);
  if (!Number.isSafeInteger(paidMinor)) throw new RangeError(`a win of ${paidMinor} cannot be counted exactly`);
  return { paidMinor, gains };
}
