import type { Gateway, Reply } from '../../gateway/platform-gateway.ts';
import { backoffMs } from '../../rounds/backoff.rules.ts';
import type { TableClock } from '../../tables/table-clock.ts';
import type { DrawBooks } from './draw-books.ts';
import type { KeptDraw } from './kept-draw.ts';
import { type DueTelling, nextBatch, tellBatch } from './telling-batch.ts';

export interface TellerDeps {
  books: DrawBooks;
  gateway: Gateway;
  clock: TableClock;
  log(message: string, details: object): void;
}

const eventsPerCall = 100;
/** A game that the platform does not have, or not yet, is tried again after so long. */
const unknownGameMs = 15_000;

/**
 * Tells the platform of the draws of each game in their order, until it has answered. What is waiting is read from the books
 * when it is sent: nothing is lost when the process dies, and a platform that is away for days is told the results alone.
 */
export function createDrawTeller({ books, gateway, clock, log }: TellerDeps) {
  const waiting = new Map<string, Set<string>>();
  const sending = new Set<string>();
  const toldAnew = new Set<string>();

  async function settle(batch: readonly DueTelling[]): Promise<void> {
    await Promise.all(batch.map(({ gameCode, drawId, stage }) => books.saveTold(gameCode, drawId, stage)));
  }

  /**
   * The platform knows no result that could be corrected: it lost what it was told. The end and every correction are told
   * anew, once; what is refused then is passed over.
   */
  async function tellsAnew({ gameCode, drawId, kind }: DueTelling, code: string): Promise<boolean> {
    const key = `${gameCode} ${drawId}`;
    if (kind !== 'correction' || code !== 'unknown_event' || toldAnew.has(key)) return false;
    toldAnew.add(key);
    log('the platform does not know the result of a draw', { gameCode, drawId, code });
    await books.saveTold(gameCode, drawId, 0);
    return true;
  }

  /** False as soon as the process stops. */
  async function askUntilAnswered(gameCode: string, batch: readonly DueTelling[]): Promise<Reply<unknown> | false> {
    for (let attempt = 1; ; attempt += 1) {
      const reply = await tellBatch(gateway, batch);
      const isUnknown = reply.kind === 'refusal' && reply.code === 'unknown_game';
      if (reply.kind !== 'unreachable' && !isUnknown) return reply;
      if (isUnknown && attempt === 1) log('the platform does not know a lottery', { gameCode });
      if (!(await clock.wait(isUnknown ? unknownGameMs : backoffMs(attempt, Math.random())))) return false;
    }
  }

  async function send(gameCode: string): Promise<void> {
    let size = eventsPerCall;
    for (;;) {
      const batch = nextBatch(books, gameCode, waiting.get(gameCode) ?? new Set(), size);
      // Left in the moment in which nothing waits: what comes after that begins anew.
      if (batch.length === 0) return void sending.delete(gameCode);
      const reply = await askUntilAnswered(gameCode, batch);
      if (!reply) return void sending.delete(gameCode);
      if (reply.kind !== 'refusal') {
        await settle(batch);
        continue;
      }
      const [first] = batch;
      if (first && (await tellsAnew(first, reply.code))) continue;
      // One event that is refused must not keep the others: they go one by one, and it is passed over.
      if (batch.length > 1) {
        size = 1;
        continue;
      }
      log('a draw was refused', { gameCode, drawId: first?.drawId, code: reply.code });
      size = eventsPerCall;
      await settle(batch);
    }
  }

  async function start(gameCode: string): Promise<void> {
    if (sending.has(gameCode)) return;
    sending.add(gameCode);
    try {
      await send(gameCode);
    } catch (error) {
      sending.delete(gameCode);
      log('draws could not be told', { gameCode, error: String(error) });
    }
  }

  /** Has a draw told that changed, after those that changed before it. */
  return ({ gameCode, drawId, corrections }: KeptDraw): void => {
    const ids = waiting.get(gameCode) ?? new Set();
    // A result that still waits keeps its place when it is corrected.
    if (corrections === 0) ids.delete(drawId);
    waiting.set(gameCode, ids.add(drawId));
    void start(gameCode);
  };
}
