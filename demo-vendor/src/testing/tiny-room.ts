import { createDrawService, type DrawServiceDeps } from '../lottery/draws/draw-service.ts';
import { createLotteryRoom } from '../lottery/lottery-room.ts';
import type { TicketStore } from '../lottery/tickets/ticket-store.ts';
import { tinyCatalogue, tinyKind } from './tiny-lottery.ts';

interface TinyParts extends Pick<DrawServiceDeps, 'gateway' | 'clock' | 'log' | 'newSeed'> {
  ticketStore: TicketStore;
  drawStore: DrawServiceDeps['drawStore'];
}

/** Creates draws and tickets of the tiny lotteries on the given stores. */
export function tinyRoom({ ticketStore, drawStore, ...world }: TinyParts) {
  const { games } = tinyCatalogue;
  const draws = createDrawService({ ...world, games, pace: 1, drawStore: drawStore, findKind: () => tinyKind });
  return { draws, room: createLotteryRoom({ ...world, ticketStore, draws, catalogue: tinyCatalogue }) };
}
