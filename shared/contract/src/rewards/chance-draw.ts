/**
 * The rules of a draw, for the server that draws and the page that verifies. A draw is one whole number below a bound, taken
 * from HMAC-SHA-256(server seed, `${clientSeed}:${block}`), block = 0, 1, ...; both sides bring their own HMAC.
 */

/** Odds are parts of this whole, in one million. */
export const wholeOfOdds = 1_000_000;

const wordRange = 2 ** 32;

/** What the HMAC is taken of; block after block until one gives a number. */
export const blockText = (clientSeed: string, block: number) => `${clientSeed}:${block}`;

/**
 * The first big-endian 32-bit word of a block that lies below the largest multiple of the bound, modulo the bound, so that
 * no number is likelier than another; undefined where every word of the block lies above it.
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

/** The prize a number below `wholeOfOdds` stands for: the weights lie one after another from 0. */
export function prizeAt<Prize extends { weight: number }>(prizes: readonly Prize[], number: number): Prize {
  let from = 0;
  for (const prize of prizes) {
    from += prize.weight;
    if (number < from) return prize;
  }
  throw new RangeError(`no prize at ${number}`);
}

/** A prize of an urn, with how many tickets of it are left. */
export interface UrnPrize {
  amount: string;
  left: number;
}

/** Tickets of an urn: a draw of it is one of them, counted from 0. */
export const ticketsIn = (urn: readonly UrnPrize[]): number => urn.reduce((sum, { left }) => sum + left, 0);

/** The amount of a ticket: those of the prizes lie one after another. */
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
  /** Envelopes, this one among them. */
  leftCount: number;
}

/** An envelope holds `leastMinor` and a number below `bound` more, in minor units. */
export interface EnvelopeRange {
  leastMinor: number;
  bound: number;
}

/**
 * What the next envelope may hold. Equal: its part. Random: anything from one minor unit up to twice the average of what is
 * left, all equally likely, and always so little that each envelope after it holds a minor unit; the last one holds the rest.
 */
export function envelopeRange({ share, leftMinor, leftCount }: DropLeft): EnvelopeRange {
  if (leftCount === 1) return { leastMinor: leftMinor, bound: 1 };
  if (share === 'equal') return { leastMinor: Math.floor(leftMinor / leftCount), bound: 1 };
  const most = Math.min(Math.floor((2 * leftMinor) / leftCount), leftMinor - (leftCount - 1));
  return { leastMinor: 1, bound: most };
}
