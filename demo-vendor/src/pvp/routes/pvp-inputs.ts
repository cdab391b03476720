import * as v from 'valibot';

const token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,128}$/));
const clientSeed = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{16,64}$/));
const seal = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const matchId = v.pipe(v.string(), v.regex(/^pvp-[0-9a-f]{20}$/));
const card = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(51));

/** Session and page ids come in headers, so that they are in no URL or log. */
export const pageHeaders = v.object({ 'x-session': token, 'x-page': token });
export const matchParams = v.object({ matchId });
export const streamQuery = v.object({ takeOver: v.optional(v.picklist(['yes'])) });

export const sitBody = v.object({ roomId: v.pipe(v.string(), v.maxLength(32)), clientSeed, seal });
export const rematchBody = v.object({ matchId, clientSeed, seal });
export const actBody = v.object({
  matchId,
  actionNo: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(10_000)),
  move: v.variant('kind', [
    v.strictObject({ kind: v.literal('play'), cards: v.pipe(v.array(card), v.minLength(1), v.maxLength(13)) }),
    v.strictObject({ kind: v.literal('pass') }),
  ]),
});
export const giveUpBody = v.object({ matchId });
