import type { SportsSession, TicketView } from '../../../sports/sports-shapes.ts';
import { newSpinId } from '../../pending-spin.ts';
import type { BookStore } from '../book-store.ts';
import { keepSlip, keptSlip } from './kept-slip.ts';
import { type Pick, pickKey, togglePick } from './picks.rules.ts';
import type { Accept } from './price-move.rules.ts';
import { legKey, ticketRequests } from './requests.rules.ts';
import { createSender, type Sent } from './sender.ts';
import { createSlipState, type HeldSlip, modeOf, type SlipState } from './slip-state.ts';

export interface SlipParts {
  info: SportsSession;
  store: BookStore;
  balanceMinor(): number;
  changed(): void;
  ticket(ticket: TicketView): void;
  tellPortal(event: 'round-opened' | 'round-closed', roundId: string): void;
}

/** Creates the slip: picks, stakes and sending. */
export function createSlip(parts: SlipParts) {
  const { info, store, ticket, tellPortal } = parts;
  const { gameCode } = info.book;
  const kept = keptSlip(gameCode);
  const state = createSlipState(parts, kept.picks);
  const { held, stakes } = state;
  const keep = () => keepSlip(gameCode, { picks: [...held.picks], pending: sender.pending() });
  const sender = createSender({ session: info.session, left: kept.pending, keep, ticket, tellPortal });

  function change(next: Partial<HeldSlip>): void {
    Object.assign(held, next);
    keep();
    parts.changed();
  }

  function edit(picks: Pick[]): void {
    if (held.phase === 'placing') return;
    const isSecond = picks.length > 1 && held.picks.length === 1;
    const mode = picks.length < 2 ? 'single' : isSecond ? modeOf(picks) : held.mode;
    change({ picks, mode, phase: 'edit', refusal: undefined, taken: [] });
  }

  async function sendAll(): Promise<void> {
    const legs = sender.pending().flatMap((request) => request.legs);
    const isInPlay = legs.some(({ fixtureId }) => store.get(fixtureId)?.phase === 'in_play');
    change({ phase: 'placing', refusal: undefined, taken: [], isInPlay });
    answered(await sender.sendAll());
  }

  function answered({ taken, done, refusal }: Sent): void {
    const gone = new Set(done.flatMap(({ legs }) => legs.map(legKey)));
    for (const key of gone) stakes.delete(key);
    if (taken.length > 0 && held.mode === 'parlay') stakes.delete('');
    const picks = held.picks.filter((pick) => !gone.has(pickKey(pick)));
    change({ picks, taken, refusal, phase: taken.length > 0 ? 'done' : 'edit' });
  }

  return {
    state: state.now,
    has: (key: string) => held.picks.some((pick) => pickKey(pick) === key),
    offer: state.offer,
    toggle: (pick: Pick) => edit(togglePick(held.picks, pick)),
    remove: (key: string) => edit(held.picks.filter((pick) => pickKey(pick) !== key)),
    clear: () => edit([]),
    /** Updates the receipt of a changed bet. */
    follow(next: TicketView): void {
      const isShown = held.taken.some(({ ticketId }) => ticketId === next.ticketId);
      if (!isShown) return;
      change({ taken: held.taken.map((each) => (each.ticketId === next.ticketId ? next : each)) });
    },
    /** Dismisses the receipt. */
    done: () => edit([...held.picks]),
    setMode: (mode: SlipState['mode']) => change({ mode, refusal: undefined }),
    setAccept: (accept: Accept) => change({ accept, picks: state.followed(accept) }),
    setStake(key: string, text: string) {
      stakes.set(key, text);
      change({ refusal: undefined });
    },
    /** Sets the price changes that the player accepts. */
    followPrices: () => change(held.phase === 'placing' ? {} : { picks: state.followed(held.accept) }),
    /** Accepts the current prices. */
    agree: () => change({ picks: state.followed('any'), refusal: undefined }),
    async place() {
      if (held.phase === 'placing' || state.fault()) return;
      sender.set(ticketRequests({ ...held, stakeOf: state.stakeOf, newId: newSpinId }));
      await sendAll();
    },
    /** Repeats requests that were sent before a reload. */
    async goOn() {
      if (sender.pending().length > 0) await sendAll();
    },
  };
}
export type Slip = ReturnType<typeof createSlip>;
