import * as v from 'valibot';
import { isoTime } from '../calls/paging.ts';
import { amountText } from '../money/amounts.ts';

/** Games of chance without a stake: a spin of the wheel, an egg, a red envelope. */
export const chanceGames = ['wheel', 'egg', 'envelope'] as const;
export const chanceGame = v.picklist(chanceGames);
export type ChanceGame = v.InferOutput<typeof chanceGame>;

/** What uses a commitment: those games, and raffle tickets. */
export const drawnGames = [...chanceGames, 'raffle'] as const;
export const drawnGame = v.picklist(drawnGames);
export type DrawnGame = v.InferOutput<typeof drawnGame>;

const weight = v.number();

/** One prize with its odds in parts of a million. */
export const chancePrize = v.variant('kind', [
  v.object({ kind: v.literal('amount'), id: v.string(), amount: amountText, weight }),
  v.object({ kind: v.literal('points'), id: v.string(), points: v.number(), weight }),
  v.object({ kind: v.literal('nothing'), id: v.string(), weight }),
]);
export type ChancePrize = v.InferOutput<typeof chancePrize>;

export const envelopeShare = v.picklist(['equal', 'random']);
export type EnvelopeShare = v.InferOutput<typeof envelopeShare>;

/** The client seed of a draw: 8 to 64 characters. */
export const clientSeed = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/));
/** Lower-case hex SHA-256 of the server seed, published before the draw. */
export const commitment = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

const drawn = {
  id: v.string(),
  at: isoTime,
  /** 0.00 if the draw gave points or nothing. */
  amount: amountText,
  points: v.number(),
  /** Turnover required before the amount can be withdrawn. */
  turnover: amountText,
  commitment: v.string(),
  /** Hex; published with the draw, never before. */
  serverSeed: v.string(),
  clientSeed: v.string(),
  /** The drawn number, below `bound`. */
  number: v.number(),
  bound: v.number(),
};

/** A draw with everything needed to recompute it. */
export const chanceDraw = v.variant('game', [
  v.object({ ...drawn, game: v.picklist(['wheel', 'egg']), prizeId: v.string(), prizes: v.array(chancePrize) }),
  v.object({
    ...drawn,
    game: v.literal('envelope'),
    dropId: v.string(),
    share: envelopeShare,
    /** The drop before this envelope; the count includes it. */
    leftBefore: amountText,
    countBefore: v.number(),
  }),
]);
export type ChanceDraw = v.InferOutput<typeof chanceDraw>;

/** A raffle ticket with everything needed to recompute it. */
export const raffleDraw = v.object({
  ...drawn,
  game: v.literal('raffle'),
  promotionId: v.string(),
  /** The urn before this ticket: a ticket per remaining prize. */
  urn: v.array(v.object({ amount: amountText, left: v.number() })),
});
export type RaffleDraw = v.InferOutput<typeof raffleDraw>;

/** Anything drawn with a commitment, which can be verified. */
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
