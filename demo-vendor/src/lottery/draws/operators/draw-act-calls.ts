import { defineCall } from '@portal/shared/contract/calls/define-call';
import { vendorId } from '@portal/shared/contract/vendor-api/vendor-id';
import * as v from 'valibot';

/** One line that players may read. */
const reason = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(140), v.regex(/^\P{C}+$/u));

const draw = v.object({
  gameCode: v.string(),
  drawId: v.string(),
  state: v.picklist(['open', 'closed', 'result', 'cancelled']),
  /** The current board, in the format of the platform. */
  numbers: v.optional(v.string()),
  corrections: v.number(),
});

/** Lists draws of one game, or of all: upcoming ones first, soonest first, then ended ones, newest first. */
export const listDraws = defineCall({
  method: 'post',
  path: '/draws/v1/list',
  access: 'vendor',
  input: v.strictObject({
    gameCode: v.optional(vendorId),
    /** Maximum number per game, for upcoming and ended draws each. */
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
  }),
  output: v.object({
    list: v.array(
      v.object({
        ...draw.entries,
        drawsAt: v.string(),
        /** Why it was cancelled or corrected. */ reason: v.optional(v.string()),
      }),
    ),
  }),
  refusals: ['unknown_game'],
});

const unsettledPart = v.object({
  gameCode: v.string(),
  drawId: v.string(),
  drawsAt: v.string(),
  ticketId: v.string(),
  playerId: v.string(),
  /** As the platform knows it. */
  roundId: v.string(),
  /** `stuck`: the platform refused the posting. `taken`: not judged. The others wait for the platform's answer. */
  state: v.picklist(['taken', 'settling', 'resettling', 'returning', 'stuck']),
  stake: v.string(),
  /** Amount to pay by the last judgement. */
  win: v.string(),
});
export type UnsettledPart = v.InferOutput<typeof unsettledPart>;

/** Lists unsettled tickets of ended draws, oldest first, to investigate a settlement that hangs. */
export const listUnsettled = defineCall({
  method: 'post',
  path: '/draws/v1/unsettled',
  access: 'vendor',
  input: v.strictObject({
    gameCode: v.optional(vendorId),
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  }),
  output: v.object({
    /** Number of all matches; `list` has the first of them. */
    total: v.number(),
    list: v.array(unsettledPart),
  }),
  refusals: ['unknown_game'],
});

/** Acts of the studio's operators, signed with the studio's key like every call between studio and platform. */
export const cancelDraw = defineCall({
  method: 'post',
  path: '/draws/v1/cancel',
  access: 'vendor',
  input: v.strictObject({ gameCode: vendorId, drawId: vendorId, reason }),
  output: draw,
  refusals: ['unknown_game', 'unknown_draw', 'draw_is_drawn', 'draw_is_cancelled'],
});

export const correctDraw = defineCall({
  method: 'post',
  path: '/draws/v1/correct',
  access: 'vendor',
  input: v.strictObject({
    gameCode: vendorId,
    drawId: vendorId,
    /** The correct board: "DB 12345; G1 67890; G2 11111 22222". */
    numbers: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)),
    reason,
    /** Number of the correction, from 1; the next one by default. */
    correction: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))),
  }),
  output: draw,
  refusals: [
    'unknown_game',
    'unknown_draw',
    'draw_not_drawn',
    'draw_is_cancelled',
    'invalid_board',
    'same_result',
    'correction_conflict',
    'too_many_corrections',
  ],
});
