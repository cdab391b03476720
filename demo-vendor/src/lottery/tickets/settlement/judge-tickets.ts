import { saveChanges } from '../save-changes.ts';
import { kindOfTicket, type LotteryTicketDeps } from '../ticket-deps.ts';
import type { TicketChange } from '../ticket-journal.rules.ts';
import { decideTicket } from './decide.rules.ts';

/** Maximum number of tickets in one journal line, and of milliseconds without yielding. */
const ticketsALine = 500;
const breathMs = 10;

/**
 * Judges tickets by ended draws, in order of request. Works in chunks and yields between them. Calls `judged` when some
 * results are on disk.
 */
export function createJudge(deps: LotteryTicketDeps, judged: () => void) {
  const { ticketStore, draws, log } = deps;
  const waiting: (readonly string[])[] = [];
  let isBusy = false;

  function decide(key: string): TicketChange[] {
    const ticket = ticketStore.ticket(key);
    if (!ticket) return [];
    try {
      const drawOf = (drawId: string) => draws.find(ticket.gameCode, drawId);
      const parts = decideTicket(ticket, kindOfTicket(deps, ticket), drawOf);
      return parts.length > 0 ? [{ key, parts }] : [];
    } catch (error) {
      // A ticket that cannot be judged must not block the others.
      log('a ticket could not be judged', { key, error: String(error) });
      return [];
    }
  }

  async function judgeAll(keys: readonly string[]): Promise<void> {
    for (let at = 0; at < keys.length; ) {
      const changes: TicketChange[] = [];
      const began = performance.now();
      // No await between decisions and the save.
      for (; at < keys.length && changes.length < ticketsALine && performance.now() - began < breathMs; at += 1)
        changes.push(...decide(keys[at] ?? ''));
      if (changes.length > 0) await saveChanges(deps, changes);
      if (changes.length > 0) judged();
      if (at < keys.length) await new Promise<void>((resolve) => setImmediate(resolve));
    }
  }

  async function work(): Promise<void> {
    for (let keys = waiting.shift(); keys; keys = waiting.shift()) await judgeAll(keys);
    // Cleared in the same tick as the last check, so that a later ticket starts a new run.
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
