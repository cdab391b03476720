import type { SportsSession, TicketView } from '../../../sports/sports-shapes.ts';
import { newSpinId } from '../../pending-spin.ts';
import type { BookStore } from '../book-store.ts';
import { type SlipFault, slipFault } from './check-slip.rules.ts';
import { keepSlip, keptSlip } from './kept-slip.ts';
import { typedMinor } from './money.rules.ts';
import {
  followed,
  offerOf,
  type Pick,
  type PickState,
  pickKey,
  pickState,
  sameMatch,
  togglePick,
} from './picks.rules.ts';
import type { Accept } from './price-move.rules.ts';
import { legKey, ticketRequests } from './requests.rules.ts';
import { createSender, type Sent } from './sender.ts';

export interface SlipState {
  picks: readonly Pick[];
  states: readonly PickState[];
  mode: 'single' | 'parlay';
  /** As typed, by pick; of the parlay under the empty key. */
  stakes: ReadonlyMap<string, string>;
  accept: Accept;
  phase: 'edit' | 'placing' | 'done';
  /** Of the tickets that are being placed: whether one waits for the in-play delay. */
  isInPlay: boolean;
  fault: SlipFault | undefined;
  /** Code of the last refusal, until something is changed. */
  refusal: string | undefined;
  taken: readonly TicketView[];
}

export interface SlipParts {
  info: SportsSession;
  store: BookStore;
  balanceMinor(): number;
  changed(): void;
  ticket(ticket: TicketView): void;
  tellPortal(event: 'round-opened' | 'round-closed', roundId: string): void;
}

const modeOf = (picks: readonly Pick[]) =>
  picks.length > 1 && sameMatch(picks).length === 0 ? ('parlay' as const) : ('single' as const);

/** The picks of a player, what is staked on them, and their way to the book. */
export function createSlip(parts: SlipParts) {
  const { info, store } = parts;
  const { gameCode, limits } = info.book;
  const kept = keptSlip(gameCode);
  const stakes = new Map<string, string>();
  const state: Omit<SlipState, 'states' | 'fault' | 'stakes'> = {
    picks: kept.picks,
    mode: modeOf(kept.picks),
    accept: 'better',
    phase: 'edit',
    isInPlay: false,
    refusal: undefined,
    taken: [],
  };
  const keep = () => keepSlip(gameCode, { picks: [...state.picks], pending: sender.pending() });
  const { ticket, tellPortal } = parts;
  const sender = createSender({ session: info.session, left: kept.pending, keep, ticket, tellPortal });
  const fixtureOf = ({ fixtureId }: Pick) => store.get(fixtureId);
  const stakeOf = (key: string) => typedMinor(stakes.get(key) ?? '');

  function change(next: Partial<typeof state>): void {
    Object.assign(state, next);
    keep();
    parts.changed();
  }

  function edit(picks: Pick[]): void {
    if (state.phase === 'placing') return;
    const isSecond = picks.length > 1 && state.picks.length === 1;
    const mode = picks.length < 2 ? 'single' : isSecond ? modeOf(picks) : state.mode;
    change({ picks, mode, phase: 'edit', refusal: undefined, taken: [] });
  }

  const statesNow = () => state.picks.map((pick) => pickState(pick, fixtureOf(pick)));
  function fault(): SlipFault | undefined {
    const { mode, picks } = state;
    const typed = mode === 'parlay' ? [stakeOf('')] : picks.map((pick) => stakeOf(pickKey(pick)));
    return slipFault({ mode, picks, states: statesNow(), stakes: typed, balanceMinor: parts.balanceMinor(), limits });
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
    if (taken.length > 0 && state.mode === 'parlay') stakes.delete('');
    const picks = state.picks.filter((pick) => !gone.has(pickKey(pick)));
    change({ picks, taken, refusal, phase: taken.length > 0 ? 'done' : 'edit' });
  }

  const followAll = (accept: Accept) => state.picks.map((pick) => followed(pick, fixtureOf(pick), accept));
  return {
    state: (): SlipState => ({ ...state, stakes, states: statesNow(), fault: fault() }),
    has: (key: string) => state.picks.some((pick) => pickKey(pick) === key),
    offer: (pick: Pick) => offerOf(pick, fixtureOf(pick)),
    toggle: (pick: Pick) => edit(togglePick(state.picks, pick)),
    remove: (key: string) => edit(state.picks.filter((pick) => pickKey(pick) !== key)),
    clear: () => edit([]),
    /** Puts the receipt away. */
    done: () => edit([...state.picks]),
    setMode: (mode: SlipState['mode']) => change({ mode, refusal: undefined }),
    setAccept(accept: Accept) {
      change({ accept, picks: followAll(accept) });
    },
    setStake(key: string, text: string) {
      stakes.set(key, text);
      change({ refusal: undefined });
    },
    /** Takes the moves that the player lets pass. */
    followPrices: () => change(state.phase === 'placing' ? {} : { picks: followAll(state.accept) }),
    /** The player agrees to the prices of now. */
    agree: () => change({ picks: followAll('any'), refusal: undefined }),
    async place() {
      if (state.phase === 'placing' || fault()) return;
      sender.set(ticketRequests({ ...state, stakeOf, newId: newSpinId }));
      await sendAll();
    },
    /** Asks again for what was sent before the page was loaded anew. */
    async goOn() {
      if (sender.pending().length > 0) await sendAll();
    },
  };
}
export type Slip = ReturnType<typeof createSlip>;
