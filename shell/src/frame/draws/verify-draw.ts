import {
  blockText,
  envelopeRange,
  numberIn,
  prizeAt,
  prizeOfTicket,
  ticketsIn,
  wholeOfOdds,
} from '@portal/shared/contract/rewards/chance-draw';
import type { ChanceDraw, SealedDraw } from '@portal/shared/contract/rewards/chance-shapes';

/** The checks, in the order of a draw; each has a text `lucky.check.<name>`. */
type CheckName = 'told' | 'seal' | 'number' | 'prize';
export interface Check {
  name: CheckName;
  holds: boolean;
}

/**
 * Recomputes a draw from its seeds in this browser: the server seed matches the commitment (and the one stored before
 * the draw, if any), both seeds give the number, and the number gives the prize.
 */
export async function verifyDraw(draw: SealedDraw, rememberedCommitment?: string): Promise<Check[]> {
  const seal = hexOf(await crypto.subtle.digest('SHA-256', bytesOf(draw.serverSeed)));
  const number = await fairNumber(draw.serverSeed, draw.clientSeed, boundOf(draw));
  return [
    ...(rememberedCommitment === undefined
      ? []
      : [{ name: 'told' as const, holds: rememberedCommitment === draw.commitment }]),
    { name: 'seal', holds: seal === draw.commitment },
    { name: 'number', holds: number === draw.number && draw.bound === boundOf(draw) },
    { name: 'prize', holds: givesWhatItGave(draw, number) },
  ];
}

/** Draws like the server, by the browser's HMAC. */
async function fairNumber(serverSeed: string, clientSeed: string, bound: number): Promise<number> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytesOf(serverSeed), algorithm, false, ['sign']);
  for (let block = 0; ; block += 1) {
    const text = new TextEncoder().encode(blockText(clientSeed, block));
    const number = numberIn(new Uint8Array(await crypto.subtle.sign('HMAC', key, text)), bound);
    if (number !== undefined) return number;
  }
}

function rangeOf(draw: Extract<ChanceDraw, { game: 'envelope' }>) {
  return envelopeRange({ share: draw.share, leftMinor: minorOf(draw.leftBefore), leftCount: draw.countBefore });
}

function boundOf(draw: SealedDraw): number {
  if (draw.game === 'envelope') return rangeOf(draw).bound;
  return draw.game === 'raffle' ? ticketsIn(draw.urn) : wholeOfOdds;
}

function givesWhatItGave(draw: SealedDraw, number: number): boolean {
  if (draw.game === 'envelope') return minorOf(draw.amount) === rangeOf(draw).leastMinor + number;
  if (draw.game === 'raffle') return number < ticketsIn(draw.urn) && prizeOfTicket(draw.urn, number) === draw.amount;
  const prize = prizeAt(draw.prizes, number);
  const amount = prize.kind === 'amount' ? prize.amount : '0.00';
  const points = prize.kind === 'points' ? prize.points : 0;
  return prize.id === draw.prizeId && amount === draw.amount && points === draw.points;
}

/** Whole minor units; amounts of draws are small. */
const minorOf = (text: string) => Number(text.replace('.', ''));

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hexOf(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
