import type { SportsSession, TicketRequest, TicketView } from '../../../sports/sports-shapes.ts';
import { newSpinId } from '../../requests/pending-spin.ts';
import type { BoardStore } from '../board-store.ts';
import { type Pick, pickKey, togglePick } from './picks.rules.ts';
import type { Accept } from './price-move.rules.ts';
import { legKey, ticketRequests } from './sending/requests.rules.ts';
import { createSender, type Sent } from './sending/sender.ts';
import { createSlipState, type HeldSlip, modeOf, type SlipState } from './slip-state.ts';

interface SlipParts {
  info: SportsSession;
  store: BoardStore;
  balanceMinor(): number;
  changed(): void;
  ticket(ticket: TicketView): void;
  notifyPortal(event: 'round-opened' | 'round-closed', roundId: string): void;
}

/** Creates the slip: picks, stakes and sending. */
export function createSlip(parts: SlipParts) {
  const { info, store, ticket, notifyPortal } = parts;
  const { gameCode } = info.book;
  const stored = readStoredSlip(gameCode);
  const state = createSlipState(parts, stored.picks);
  const { held, stakes } = state;
  const keep = () => storeSlip(gameCode, { picks: [...held.picks], pending: sender.pending() });
  const sender = createSender({ session: info.session, left: stored.pending, keep, ticket, notifyPortal });

  const has = (key: string) => held.picks.some((pick) => pickKey(pick) === key);

  function change(next: Partial<HeldSlip>): void {
    Object.assign(held, next);
    keep();
    parts.changed();
  }

  function edit(picks: Pick[]): void {
    if (held.phase === 'placing') return;
    const isSecond = picks.length > 1 && held.picks.length === 1;
    const mode = picks.length < 2 ? 'single' : isSecond ? modeOf(picks) : held.mode;
    change({ picks, mode, phase: 'edit', refusal: undefined, placed: [] });
  }

  async function sendAll(): Promise<void> {
    const legs = sender.pending().flatMap((request) => request.legs);
    const isInPlay = legs.some(({ fixtureId }) => store.get(fixtureId)?.phase === 'in_play');
    change({ phase: 'placing', refusal: undefined, placed: [], isInPlay });
    answered(await sender.sendAll());
  }

  function answered({ placed, done, refusal }: Sent): void {
    const gone = new Set(done.flatMap(({ legs }) => legs.map(legKey)));
    for (const key of gone) stakes.delete(key);
    if (placed.length > 0 && held.mode === 'parlay') stakes.delete('');
    const picks = held.picks.filter((pick) => !gone.has(pickKey(pick)));
    change({ picks, placed, refusal, phase: placed.length > 0 ? 'done' : 'edit' });
  }

  return {
    state: state.now,
    has,
    offer: state.offer,
    toggle: (pick: Pick) => edit(togglePick(held.picks, pick)),
    /** Adds a pick unless it is there. */
    add(pick: Pick) {
      if (!has(pickKey(pick))) edit(togglePick(held.picks, pick));
    },
    remove: (key: string) => edit(held.picks.filter((pick) => pickKey(pick) !== key)),
    clear: () => edit([]),
    /** Updates the receipt of a changed bet. */
    follow(next: TicketView): void {
      const isShown = held.placed.some(({ ticketId }) => ticketId === next.ticketId);
      if (!isShown) return;
      change({ placed: held.placed.map((each) => (each.ticketId === next.ticketId ? next : each)) });
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

/** The part of a slip that survives a reload. */
interface StoredSlip {
  picks: Pick[];
  /** Sent but unanswered tickets, which are sent again with their ids. */
  pending: TicketRequest[];
}

const keyOf = (gameCode: string) => `slip ${gameCode}`;

function storeSlip(gameCode: string, slip: StoredSlip): void {
  sessionStorage.setItem(keyOf(gameCode), JSON.stringify(slip));
}

function readStoredSlip(gameCode: string): StoredSlip {
  const text = sessionStorage.getItem(keyOf(gameCode));
  return text ? JSON.parse(text) : { picks: [], pending: [] };
}
