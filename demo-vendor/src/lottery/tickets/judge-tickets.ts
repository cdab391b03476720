import { decideTicket } from './decide.rules.ts';
import { keepChanges } from './keep-changes.ts';
import { kindOfTicket, type TicketDeps } from './ticket-deps.ts';
import type { TicketChange } from './ticket-lines.rules.ts';

/** So many tickets are written down in one line, and no longer than this is worked without a pause. */
const ticketsALine = 500;
const breathMs = 10;

/**
 * Judges tickets by the draws that have ended, in the order in which they are asked for. Many come in chunks, between
 * which everything else goes on. `judged` is told when some are on the disk.
 */
export function createJudge(deps: TicketDeps, judged: () => void) {
  const { books, draws, log } = deps;
  const waiting: (readonly string[])[] = [];
  let isBusy = false;

  function decide(key: string): TicketChange[] {
    const ticket = books.ticket(key);
    if (!ticket) return [];
    try {
      const drawOf = (drawId: string) => draws.find(ticket.gameCode, drawId);
      const parts = decideTicket(ticket, kindOfTicket(deps, ticket), drawOf);
      return parts.length > 0 ? [{ key, parts }] : [];
    } catch (error) {
      // One that cannot be judged must not keep the others from it.
      log('a ticket could not be judged', { key, error: String(error) });
      return [];
    }
  }

  async function judgeAll(keys: readonly string[]): Promise<void> {
    for (let at = 0; at < keys.length; ) {
      const changes: TicketChange[] = [];
      const began = performance.now();
      // What is decided is kept before anything else can happen.
      for (; at < keys.length && changes.length < ticketsALine && performance.now() - began < breathMs; at += 1)
        changes.push(...decide(keys[at] ?? ''));
      if (changes.length > 0) await keepChanges(deps, changes);
      if (changes.length > 0) judged();
      if (at < keys.length) await new Promise<void>((resolve) => setImmediate(resolve));
    }
  }

  async function work(): Promise<void> {
    for (let keys = waiting.shift(); keys; keys = waiting.shift()) await judgeAll(keys);
    // In the moment in which nothing waits: what comes after that begins anew.
    isBusy = false;
  }

  return (keys: readonly string[]): void => {
    waiting.push(keys);
    if (isBusy) return;
    isBusy = true;
    work().catch((error: unknown) => {
      isBusy = false;
      log('tickets could not be judged', { error: String(error) });
    });
  };
}
