import type { GameView, SlipRequest } from '../../../lottery/lottery-shapes.ts';
import type { PlayType } from '../../../lottery/rules/lottery-kind.ts';
import { amountOfMinor, minorOf } from '../../money/minor.rules.ts';
import { isInstant } from '../game/kinds.rules.ts';

/** A line of the slip. */
export interface SlipLine {
  playType: string;
  numbers: readonly string[];
  /** Whole minor units for the multiple 1. */
  stakeMinor: number;
  multiple: number;
}

interface SlipSums {
  lines: number;
  /** Minor units of one draw, and of all. */
  priceMinor: number;
  draws: number;
  totalMinor: number;
}

export const linePrice = ({ stakeMinor, multiple }: SlipLine): number => stakeMinor * multiple;

export function slipSums(lines: readonly SlipLine[], draws: number): SlipSums {
  const priceMinor = lines.reduce((sum, line) => sum + linePrice(line), 0);
  return { lines: lines.length, priceMinor, draws, totalMinor: priceMinor * draws };
}

/** What the player confirmed: the draws, and their total in minor units. */
export interface ConfirmedSlip {
  drawIds: readonly string[];
  totalMinor: number;
}

/** Returns whether a slip is still as confirmed; a draw may have reappeared or been cancelled meanwhile. */
export const isAsConfirmed = (
  { drawIds, totalMinor }: ConfirmedSlip,
  lines: readonly SlipLine[],
  draws: readonly { drawId: string }[],
): boolean =>
  draws.map(({ drawId }) => drawId).join(' ') === drawIds.join(' ') &&
  slipSums(lines, draws.length).totalMinor === totalMinor;

/** Returns why a slip cannot be bought, before the studio is called. */
export type SlipProblem =
  | { code: 'empty' }
  | { code: 'no_draw' }
  | { code: 'too_many_lines' }
  | { code: 'invalid_stake'; line: number }
  | { code: 'invalid_multiple'; line: number }
  | { code: 'below_minimum' }
  | { code: 'above_maximum' }
  | { code: 'insufficient_balance' };

export function slipProblem(
  lines: readonly SlipLine[],
  draws: number,
  { limits, kind }: GameView,
  balanceMinor: number,
): SlipProblem | undefined {
  if (lines.length === 0) return { code: 'empty' };
  if (!isInstant(kind) && draws < 1) return { code: 'no_draw' };
  if (lines.length > limits.mostLines) return { code: 'too_many_lines' };
  for (const [line, { stakeMinor, multiple }] of lines.entries()) {
    const isStake = stakeMinor >= minorOf(limits.leastStake) && stakeMinor <= minorOf(limits.mostStake);
    if (!isStake) return { code: 'invalid_stake', line };
    if (!(multiple >= 1 && multiple <= limits.mostMultiple)) return { code: 'invalid_multiple', line };
  }
  const { priceMinor, totalMinor } = slipSums(lines, Math.max(1, draws));
  if (priceMinor < minorOf(limits.leastPrice)) return { code: 'below_minimum' };
  if (priceMinor > minorOf(limits.mostPrice)) return { code: 'above_maximum' };
  return totalMinor > balanceMinor ? { code: 'insufficient_balance' } : undefined;
}

const keyOf = ({ playType, numbers }: Pick<SlipLine, 'playType' | 'numbers'>) =>
  `${playType} ${[...numbers].sort().join(' ')}`;

/** Adds lines that are not there yet, as many as the limit allows. */
export function withLines(lines: readonly SlipLine[], added: readonly SlipLine[], mostLines: number): SlipLine[] {
  const there = new Set(lines.map(keyOf));
  return [...lines, ...added.filter((line) => !there.has(keyOf(line)))].slice(0, mostLines);
}

/** Returns whether these numbers are a valid line of the play type. */
export function isLineOf(playType: PlayType | undefined, numbers: readonly string[]): boolean {
  if (!playType) return false;
  const { shape, picks } = playType;
  if (numbers.length < picks.least || numbers.length > picks.most) return false;
  if (shape.kind === 'none') return numbers.length === 0;
  if (shape.kind === 'options') return numbers.every((number) => shape.options.some(({ value }) => value === number));
  const isRepeated = shape.distinct && new Set(numbers).size < numbers.length;
  return !isRepeated && numbers.every((number) => number.length === shape.length && /^\d+$/.test(number));
}

interface SlipChoice {
  ticketId: string;
  drawIds: readonly string[];
  stopAfterWin: boolean;
}

/** Builds the request of a slip. */
export function slipRequest(gameCode: string, lines: readonly SlipLine[], choice: SlipChoice): SlipRequest {
  const { ticketId, drawIds, stopAfterWin } = choice;
  const { totalMinor } = slipSums(lines, Math.max(1, drawIds.length));
  return {
    ticketId,
    gameCode,
    drawIds: [...drawIds],
    stopAfterWin: stopAfterWin && drawIds.length > 1,
    lines: lines.map(({ playType, numbers, stakeMinor, multiple }) => ({
      playType,
      numbers: [...numbers],
      stake: amountOfMinor(stakeMinor),
      multiple,
    })),
    total: amountOfMinor(totalMinor),
  };
}

/** Returns consecutive draws from the first one on, as many as wanted and available. */
export function drawsFrom<D extends { drawId: string }>(
  draws: readonly D[],
  first: string | undefined,
  count: number,
): D[] {
  const at = draws.findIndex(({ drawId }) => drawId === first);
  return at < 0 ? [] : draws.slice(at, at + count);
}
