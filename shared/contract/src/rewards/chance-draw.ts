/**
 * The rules of a draw, for the drawing server and the verifying page. A draw is one whole number below a bound, taken
 * from HMAC-SHA-256(server seed, `${clientSeed}:${block}`), block = 0, 1, ...; both sides provide their own HMAC.
 */

/** Odds are parts of one million. */
export const wholeOfOdds = 1_000_000;

const wordRange = 2 ** 32;

/** Text for the HMAC; block after block until one yields a number. */
export const blockText = (clientSeed: string, block: number) => `${clientSeed}:${block}`;

/**
 * Takes the first big-endian 32-bit word below the largest multiple of the bound, modulo the bound, so that all numbers
 * are equally likely; undefined if no word of the block qualifies.
 */
export function numberIn(block: Uint8Array, bound: number): number | undefined {
  if (!Number.isSafeInteger(bound) || bound < 1 || bound > wordRange) throw new RangeError(`no draw below ${bound}`);
  const limit = wordRange - (wordRange % bound);
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
  for (let at = 0; at + 4 <= view.byteLength; at += 4) {
    const word = view.getUint32(at);
    if (word < limit) return word % bound;
  }
  return undefined;
}

/** Returns the prize of a number below `wholeOfOdds`: the weights follow one another from 0. */
export function prizeAt<Prize extends { weight: number }>(prizes: readonly Prize[], number: number): Prize {
  let from = 0;
  for (const prize of prizes) {
    from += prize.weight;
    if (number < from) return prize;
  }
  throw new RangeError(`no prize at ${number}`);
}

/** A prize of an urn, with the tickets left. */
export interface UrnPrize {
  amount: string;
  left: number;
}

/** Number of tickets in an urn: a draw picks one of them, counted from 0. */
export const ticketsIn = (urn: readonly UrnPrize[]): number => urn.reduce((sum, { left }) => sum + left, 0);

/** Returns the amount of a ticket: those of the prizes follow one another. */
export const prizeOfTicket = (urn: readonly UrnPrize[], ticket: number): string =>
  prizeAt(
    urn.map(({ amount, left }) => ({ amount, weight: left })),
    ticket,
  ).amount;

/** What is left of a drop before an envelope is opened. */
export interface DropLeft {
  share: 'equal' | 'random';
  /** Minor units. */
  leftMinor: number;
  /** Envelopes left, including this one. */
  leftCount: number;
}

/** An envelope holds `leastMinor` plus a number below `bound`, in minor units. */
export interface EnvelopeRange {
  leastMinor: number;
  bound: number;
}

/**
 * Bounds the next envelope. Equal: its share. Random: one minor unit up to twice the average of the rest, all equally
 * likely, leaving a minor unit for each later envelope; the last one holds the rest.
 */
export function envelopeRange({ share, leftMinor, leftCount }: DropLeft): EnvelopeRange {
  if (leftCount === 1) return { leastMinor: leftMinor, bound: 1 };
  if (share === 'equal') return { leastMinor: Math.floor(leftMinor / leftCount), bound: 1 };
  const most = Math.min(Math.floor((2 * leftMinor) / leftCount), leftMinor - (leftCount - 1));
  return { leastMinor: 1, bound: most };
}
