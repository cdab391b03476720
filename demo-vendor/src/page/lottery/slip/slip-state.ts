import type { TicketView } from '../../../lottery/lottery-shapes.ts';
import { PageRefusal } from '../../requests/ask-studio.ts';
import { storeCommitment } from '../../verify/commitments.ts';
import type { GameStore, OpenDraw } from '../game/game-store.ts';
import { isInstant } from '../game/kinds.rules.ts';
import { commitmentKey } from '../verify/check-draw.rules.ts';
import { drawsFrom, type SlipLine, type SlipProblem, slipProblem } from './slip.rules.ts';

interface SlipRefused {
  code: string;
  /** Index of the line concerned, from 0. */
  line?: number;
}

export interface HeldSlip {
  lines: readonly SlipLine[];
  /** Draws that the player wants to take part in, from the first on. */
  wanted: number;
  stopAfterWin: boolean;
  /** The draw that the player saw when the first line was laid; late when it has closed since. */
  first: string | undefined;
  phase: 'edit' | 'buying' | 'done';
  refused: SlipRefused | undefined;
  bought: TicketView | undefined;
}

export const newSlip: HeldSlip = {
  lines: [],
  wanted: 1,
  stopAfterWin: false,
  first: undefined,
  phase: 'edit',
  refused: undefined,
  bought: undefined,
};

export interface SlipState extends HeldSlip {
  draws: OpenDraw[];
  isLate: boolean;
  problem: SlipProblem | undefined;
}

/** Derives the state of the slip from its data, the draws and the current balance. */
export function slipState(held: HeldSlip, store: GameStore, balanceMinor: number): SlipState {
  const draws = drawsFrom(store.open(), held.first, held.wanted);
  const isLate = !isInstant(store.game().kind) && held.lines.length > 0 && draws.length === 0;
  const problem = slipProblem(held.lines, draws.length, store.game(), balanceMinor);
  return { ...held, draws, isLate, problem };
}

/** Returns why a slip was not taken, and the line concerned. */
export const refusedBy = (error: unknown): SlipRefused => {
  if (!(error instanceof PageRefusal)) return { code: 'unknown' };
  const { answer } = error;
  const line = typeof answer === 'object' && answer && 'line' in answer ? answer.line : undefined;
  return { code: error.code, line: typeof line === 'number' ? line : undefined };
};

/** Returns whether the platform never answered, so that every stake was returned. */
export const isRefused = ({ draws }: TicketView) =>
  draws.length > 0 && draws.every(({ reason }) => reason === 'slip_refused');

/** Stores the commitments that this page saw before buying, to check proofs of draws against them. */
export function noteSeals(gameCode: string, draws: readonly OpenDraw[]): void {
  for (const { drawId, commitment } of draws) storeCommitment(commitmentKey(gameCode, drawId), commitment);
}
