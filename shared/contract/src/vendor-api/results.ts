import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime } from '../calls/paging.ts';
import { vendorId } from './vendor-id.ts';

/**
 * Corrects a result that was reported wrongly, with a reason. `correction` counts from 1 without gaps; a repeat changes
 * nothing, other content under the same number is refused as `correction_conflict`.
 */
export const vendorCorrectResult = defineCall({
  method: 'post',
  path: '/vendor/v1/correct-result',
  access: 'vendor',
  input: v.object({
    gameCode: vendorId,
    eventId: vendorId,
    correction: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
    result: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)),
    reason: v.pipe(v.string(), v.minLength(1), v.maxLength(140)),
  }),
  output: v.object({ accepted: v.boolean() }),
  refusals: ['unknown_game', 'unknown_event', 'correction_conflict'],
});

const proof = v.object({
  /** Lower-case hex SHA-256 of the seed, published when the event opens. */
  commitment: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** Lower-case hex of the seed, published with the result. */
  seed: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
});

/** A studio's report on a draw (lottery, table, cockfight) or a fixture (sports, esports). */
export const vendorResult = v.object({
  kind: v.picklist(['draw', 'fixture']),
  gameCode: vendorId,
  /** Number of the draw or fixture, unique within the game. */
  eventId: vendorId,
  /** opened and closed concern betting; result and cancelled are the end. */
  state: v.picklist(['opened', 'closed', 'result', 'cancelled']),
  opensAt: v.optional(isoTime),
  closesAt: v.optional(isoTime),
  /** Time of the draw, if known; for an open draw players see a countdown to it. */
  drawsAt: v.optional(isoTime),
  /** Numbers of a draw or score of a fixture, as text for players: at most 2,000 characters. */
  result: v.optional(v.pipe(v.string(), v.maxLength(2000))),
  proof: v.optional(proof),
  /** Reason of a cancelled draw, as one line for players. */
  reason: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(140))),
});
export type VendorResult = v.InferInput<typeof vendorResult>;

/**
 * Reports results as they come. A repeat changes nothing; a state earlier than the current one is ignored; a different
 * result for a decided event is refused as `result_conflict` (corrections have their own call).
 */
export const vendorResults = defineCall({
  method: 'post',
  path: '/vendor/v1/results',
  access: 'vendor',
  input: v.object({ events: v.pipe(v.array(vendorResult), v.minLength(1), v.maxLength(100)) }),
  output: v.object({ accepted: v.number() }),
  refusals: ['unknown_game', 'result_conflict'],
});
