import { foldedText } from '@portal/shared/contract/typed/typed-text.rules';
import * as v from 'valibot';

const gameCode = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));
const drawId = v.pipe(v.string(), v.regex(/^[0-9A-Za-z-]{1,32}$/));
const ticketId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/));
const short = v.pipe(v.string(), v.maxLength(32));
/** Normalises digits of any keyboard. */
const typedNumber = v.pipe(short, v.transform(foldedText));

export const gameParams = v.object({ gameCode });
export const drawParams = v.object({ gameCode, drawId });
export const ticketParams = v.object({ ticketId });
export const drawsQuery = v.object({
  before: v.optional(drawId),
  count: v.optional(v.pipe(v.string(), v.regex(/^([1-9]\d?|100)$/), v.transform(Number)), '20'),
});
export const ticketsQuery = v.object({ gameCode: v.optional(gameCode), before: v.optional(ticketId) });

/** Checks only the shape, with loose limits so that excess gets a code; the slip check does the rest. */
export const slipBody = v.object({
  ticketId,
  gameCode,
  drawIds: v.pipe(v.array(drawId), v.maxLength(200)),
  lines: v.pipe(
    v.array(
      v.object({
        playType: short,
        numbers: v.pipe(v.array(typedNumber), v.maxLength(100)),
        stake: short,
        multiple: v.number(),
      }),
    ),
    v.minLength(1),
    v.maxLength(500),
  ),
  stopAfterWin: v.boolean(),
  total: short,
});
