import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime } from '../calls/paging.ts';

const asked = v.object({
  gameCode: v.optional(v.pipe(v.string(), v.maxLength(64))),
  vendor: v.optional(v.pipe(v.string(), v.maxLength(32))),
  /** Maximum number of draws, 1 to 100. */
  count: v.optional(v.pipe(v.string(), v.regex(/^([1-9]\d?|100)$/))),
  language: v.optional(v.pipe(v.string(), v.maxLength(8))),
});

export const openedDraw = v.object({
  gameId: v.string(),
  gameCode: v.string(),
  gameName: v.string(),
  vassalage: v.string(),
  /** Number of the draw as the studio reports it. */
  drawId: v.string(),
  /** When it ended; for a cancelled draw the planned time, which may be in the future. */
  drawnAt: isoTime,
  state: v.picklist(['result', 'cancelled']),
  /** Prizes in board order; empty for a cancelled draw. */
  prizes: v.array(v.object({ prize: v.string(), numbers: v.array(v.string()) })),
  /** 0: the numbers are those first reported. */
  corrections: v.number(),
  /**
   * Reason of the last cancellation or correction, in the studio's words: one line of plain text, at most 140
   * characters.
   */
  reason: v.optional(v.string()),
  proof: v.optional(v.object({ commitment: v.string(), seed: v.optional(v.string()) })),
});
export type OpenedDraw = v.InferOutput<typeof openedDraw>;

const opened = v.object({ list: v.array(openedDraw), serverTime: isoTime });

/** Numbers drawn lately, newest first: of a game, or of all Vietnamese lotteries (docs/product.md 7.2; 100 by default). */
export const listVietnamNumbers = defineCall({
  method: 'get',
  path: '/lgw/vn/numeros/opened/game',
  access: 'public',
  input: asked,
  output: opened,
  refusals: [],
});

/** Numbers drawn lately, newest first: of a game, of a vendor, or of all lotteries (docs/product.md 7.2). */
export const listOpenedNumbers = defineCall({
  method: 'get',
  path: '/lotto/lgw/games/opened/numero',
  access: 'member',
  input: asked,
  output: opened,
  refusals: [],
});
