import * as v from 'valibot';
import type { GameView, SlipRequest } from '../../../lottery/lottery-shapes.ts';
import { isLineOf, type SlipLine } from './slip.rules.ts';

/** The part of a slip that survives a reload. */
export interface StoredSlip {
  lines: SlipLine[];
  draws: number;
  stopAfterWin: boolean;
  /** Sent but unanswered request, which is sent again with its id. */
  pending: SlipRequest | undefined;
}

export const emptySlip: StoredSlip = { lines: [], draws: 1, stopAfterWin: false, pending: undefined };

const shortText = v.pipe(v.string(), v.maxLength(32));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const amount = v.pipe(v.string(), v.regex(/^\d{1,13}\.\d{2}$/));
const numbers = v.pipe(v.array(shortText), v.maxLength(100));
const storedLine = v.object({ playType: shortText, numbers, stakeMinor: count, multiple: count });
const request = v.object({
  ticketId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/)),
  gameCode: shortText,
  drawIds: v.pipe(v.array(shortText), v.maxLength(100)),
  lines: v.pipe(v.array(v.object({ playType: shortText, numbers, stake: amount, multiple: count })), v.maxLength(1000)),
  stopAfterWin: v.boolean(),
  total: amount,
});
const storedSlip = v.object({
  lines: v.fallback(v.array(v.unknown()), []),
  draws: v.fallback(count, 1),
  stopAfterWin: v.fallback(v.boolean(), false),
  pending: v.fallback(v.optional(request), undefined),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the slip of a game from the page's storage. The storage is untrusted: lines that the game does not sell and
 * anything that is not a slip are dropped.
 */
export function parseStoredSlip(text: string | null, game: GameView): StoredSlip {
  const read = v.safeParse(storedSlip, parsed(text ?? ''));
  if (!read.success) return emptySlip;
  const typeOf = (code: string) => game.playTypes.find((each) => each.code === code);
  const lines = read.output.lines.flatMap((each) => {
    const line = v.safeParse(storedLine, each);
    return line.success && isLineOf(typeOf(line.output.playType), line.output.numbers) ? [line.output] : [];
  });
  const { stopAfterWin, pending } = read.output;
  const draws = Math.min(read.output.draws, game.limits.mostDraws);
  const isOwn = pending?.gameCode === game.gameCode;
  return { lines: lines.slice(0, game.limits.mostLines), draws, stopAfterWin, pending: isOwn ? pending : undefined };
}
