import * as v from 'valibot';
import { defineCall } from '../define-call.ts';
import { isoTime } from '../paging.ts';
import { vendorId } from './vendor-id.ts';

const proof = v.object({
  /** Lower-case hex SHA-256 of the seed, told when the event opens. */
  commitment: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** Lower-case hex of the seed, told with the result. */
  seed: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
});

/** What a studio tells of a draw (lottery, table, cockfight) or of a fixture (sports, esports). */
export const vendorResult = v.object({
  kind: v.picklist(['draw', 'fixture']),
  gameCode: vendorId,
  /** Number of the draw or fixture, unique for the game. */
  eventId: vendorId,
  /** opened and closed are of the betting; result and cancelled are the end. */
  state: v.picklist(['opened', 'closed', 'result', 'cancelled']),
  opensAt: v.optional(isoTime),
  closesAt: v.optional(isoTime),
  /** When the numbers are drawn, where it is known; told of an open draw it is what players count down to. */
  drawsAt: v.optional(isoTime),
  /** Numbers of a draw or score of a fixture, as text that players may read: at most 2,000 characters. */
  result: v.optional(v.pipe(v.string(), v.maxLength(2000))),
  proof: v.optional(proof),
  /** Of a cancelled draw: why, as one line that players may read. */
  reason: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(140))),
});
export type VendorResult = v.InferInput<typeof vendorResult>;

/**
 * Results as they come. A repeat changes nothing; a state that lies before the one already told is passed over; another
 * result for an event that has one is refused `result_conflict` (a correction is its own call).
 */
export const vendorResults = defineCall({
  method: 'post',
  path: '/vendor/v1/results',
  access: 'vendor',
  input: v.object({ events: v.pipe(v.array(vendorResult), v.minLength(1), v.maxLength(100)) }),
  output: v.object({ accepted: v.number() }),
  refusals: ['unknown_game', 'result_conflict'],
});
