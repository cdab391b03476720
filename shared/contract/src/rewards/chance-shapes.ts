import * as v from 'valibot';
import { amountText } from '../amounts.ts';
import { isoTime } from '../paging.ts';

/** Games of chance that the house gives: a spin of the wheel, an egg, a red envelope. */
export const chanceGames = ['wheel', 'egg', 'envelope'] as const;
export const chanceGame = v.picklist(chanceGames);
export type ChanceGame = v.InferOutput<typeof chanceGame>;

/** What is sealed before and drawn by it: those games, and the tickets of raffles. */
export const drawnGames = [...chanceGames, 'raffle'] as const;
export const drawnGame = v.picklist(drawnGames);
export type DrawnGame = v.InferOutput<typeof drawnGame>;

const weight = v.number();

/** One of the prizes with its odds, in parts of a million. */
export const chancePrize = v.variant('kind', [
  v.object({ kind: v.literal('amount'), id: v.string(), amount: amountText, weight }),
  v.object({ kind: v.literal('points'), id: v.string(), points: v.number(), weight }),
  v.object({ kind: v.literal('nothing'), id: v.string(), weight }),
]);
export type ChancePrize = v.InferOutput<typeof chancePrize>;

export const envelopeShare = v.picklist(['equal', 'random']);
export type EnvelopeShare = v.InferOutput<typeof envelopeShare>;

/** Whoever draws hands one over: 8 to 64 characters of their own. */
export const clientSeed = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/));
/** Lower-case hex SHA-256 of the server seed, told before the draw. */
export const commitment = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

const drawn = {
  id: v.string(),
  at: isoTime,
  /** 0.00 where the draw gave points or nothing. */
  amount: amountText,
  points: v.number(),
  /** To be bet before the amount can be withdrawn. */
  turnover: amountText,
  commitment: v.string(),
  /** Hex; told with the draw, never before. */
  serverSeed: v.string(),
  clientSeed: v.string(),
  /** What was drawn, below `bound`. */
  number: v.number(),
  bound: v.number(),
};

/** A draw with all that it takes to do it again. */
export const chanceDraw = v.variant('game', [
  v.object({ ...drawn, game: v.picklist(['wheel', 'egg']), prizeId: v.string(), prizes: v.array(chancePrize) }),
  v.object({
    ...drawn,
    game: v.literal('envelope'),
    dropId: v.string(),
    share: envelopeShare,
    /** Of the drop, before this envelope; the count has this one in it. */
    leftBefore: amountText,
    countBefore: v.number(),
  }),
]);
export type ChanceDraw = v.InferOutput<typeof chanceDraw>;

/** A ticket of a raffle with all that it takes to draw it again. */
export const raffleDraw = v.object({
  ...drawn,
  game: v.literal('raffle'),
  promotionId: v.string(),
  /** Before this ticket: a ticket for each prize that was left. */
  urn: v.array(v.object({ amount: amountText, left: v.number() })),
});
export type RaffleDraw = v.InferOutput<typeof raffleDraw>;

/** Whatever was sealed before, and can be verified. */
export type SealedDraw = ChanceDraw | RaffleDraw;

/** A drop of envelopes as members see it. */
export const envelopeDrop = v.object({
  id: v.string(),
  sum: amountText,
  count: v.number(),
  left: v.number(),
  share: envelopeShare,
  startsAt: isoTime,
  endsAt: isoTime,
});
export type EnvelopeDrop = v.InferOutput<typeof envelopeDrop>;
