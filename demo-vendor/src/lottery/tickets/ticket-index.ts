import { instantDrawId, type LotteryTicket } from './lottery-ticket.ts';

interface DrawTickets {
  gameCode: string;
  drawId: string;
  keys: Set<string>;
}

const drawKey = (gameCode: string, drawId: string) => `${gameCode} ${drawId}`;

/** Creates the index of tickets by their immutable fields. */
export function createTicketIndex() {
  const byDraw = new Map<string, DrawTickets>();
  const byRound = new Map<string, string>();
  const seedNos = new Map<string, number>();

  return {
    add({ gameCode, sessionId, parts, instant }: LotteryTicket, key: string): void {
      for (const { drawId, roundId } of parts) {
        byRound.set(roundId, key);
        if (drawId === instantDrawId) continue;
        const ofDraw = byDraw.get(drawKey(gameCode, drawId)) ?? { gameCode, drawId, keys: new Set<string>() };
        ofDraw.keys.add(key);
        byDraw.set(drawKey(gameCode, drawId), ofDraw);
      }
      if (instant) seedNos.set(sessionId, Math.max(instant.seedNo, seedNos.get(sessionId) ?? 0));
    },
    /** Forgets the tickets, but not the used seed numbers. */
    clear(): void {
      for (const each of [byDraw, byRound]) each.clear();
    },
    ofDraw: (gameCode: string, drawId: string) => [...(byDraw.get(drawKey(gameCode, drawId))?.keys ?? [])],
    hasDraw: (gameCode: string, drawId: string) => byDraw.has(drawKey(gameCode, drawId)),
    draws: () => [...byDraw.values()].map(({ gameCode, drawId }) => ({ gameCode, drawId })),
    ofRound: (roundId: string) => byRound.get(roundId),
    /** Returns the seed number of the last instant ticket of a page; 0 before the first. */
    lastSeedNo: (sessionId: string) => seedNos.get(sessionId) ?? 0,
  };
}
