import type { SportsSession, TicketRequest, TicketView } from '../../../sports/sports-shapes.ts';
import { PageRefusal } from '../../api.ts';
import { newSpinId } from '../../pending-spin.ts';
import type { BookStore } from '../book-store.ts';
import { placeTicket, SlipRefusal } from '../sports-api.ts';
import { type SlipFault, slipFault } from './check-slip.rules.ts';
import { keepSlip, keptSlip } from './kept-slip.ts';
import { amountOfMinor, typedMinor } from './money.rules.ts';
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

/** The picks of a player, what is staked on them, and their way to the book. */
export function createSlip({ info, store, balanceMinor, changed, ticket, tellPortal }: SlipParts) {
  const { gameCode, limits } = info.book;
  const kept = keptSlip(gameCode);
  let picks = kept.picks;
  let pending = kept.pending;
  let mode: SlipState['mode'] = picks.length > 1 && sameMatch(picks).length === 0 ? 'parlay' : 'single';
  let accept: Accept = 'better';
  let phase: SlipState['phase'] = 'edit';
  let refusal: string | undefined;
  let taken: TicketView[] = [];
  let isInPlay = false;
  const stakes = new Map<string, string>();

  const keep = () => keepSlip(gameCode, { picks, pending });
  const change = () => {
    keep();
    changed();
  };
  const edit = (next: Pick[]) => {
    if (phase === 'placing') return;
    if (phase === 'done') taken = [];
    phase = 'edit';
    refusal = undefined;
    if (next.length > 1 && picks.length === 1 && sameMatch(next).length === 0) mode = 'parlay';
    if (next.length < 2) mode = 'single';
    picks = next;
    change();
  };
  const stateOf = (pick: Pick) => pickState(pick, store.get(pick.fixtureId));
  const stakeOf = (key: string) => typedMinor(stakes.get(key) ?? '');

  function fault(): SlipFault | undefined {
    const states = picks.map(stateOf);
    const typed = mode === 'parlay' ? [stakeOf('')] : picks.map((pick) => stakeOf(pickKey(pick)));
    return slipFault({ mode, picks, states, stakes: typed, balanceMinor: balanceMinor(), limits });
  }

  function requests(): TicketRequest[] {
    const leg = ({ fixtureId, market, selection, price, version }: Pick) => {
      return { fixtureId, market, selection, price, version };
    };
    const request = (stake: number, legs: Pick[]): TicketRequest => {
      return { ticketId: newSpinId(), stake: amountOfMinor(stake), accept, legs: legs.map(leg) };
    };
    if (mode === 'parlay') return [request(stakeOf('') ?? 0, [...picks])];
    return picks.flatMap((pick) => {
      const stake = stakeOf(pickKey(pick));
      return stake ? [request(stake, [pick])] : [];
    });
  }

  /** Sends one ticket until it is decided; the code where it was not taken. */
  async function send(request: TicketRequest): Promise<string | undefined> {
    tellPortal('round-opened', request.ticketId);
    try {
      const answer = await placeTicket(info.session, request);
      ticket(answer);
      if (answer.state === 'refused') return answer.refusal ?? 'refused';
      taken = [...taken, answer];
      return undefined;
    } catch (error) {
      if (error instanceof SlipRefusal) return error.code;
      return error instanceof PageRefusal ? error.code : 'unknown';
    } finally {
      pending = pending.filter(({ ticketId }) => ticketId !== request.ticketId);
      keep();
      tellPortal('round-closed', request.ticketId);
    }
  }

  async function sendAll(): Promise<void> {
    phase = 'placing';
    refusal = undefined;
    isInPlay = pending.some(({ legs }) => legs.some((leg) => store.get(leg.fixtureId)?.phase === 'in_play'));
    change();
    const sent = pending;
    const codes = await Promise.all(sent.map(send));
    refusal = codes.find((code) => code !== undefined);
    const gone = new Set(
      sent.filter((_, i) => codes[i] === undefined).flatMap(({ legs }) => legs.map((leg) => legKey(leg))),
    );
    picks = picks.filter((pick) => !gone.has(pickKey(pick)));
    for (const key of gone) stakes.delete(key);
    if (taken.length > 0 && mode === 'parlay') stakes.delete('');
    phase = taken.length > 0 ? 'done' : 'edit';
    change();
  }

  const legKey = ({ fixtureId, market, selection }: TicketRequest['legs'][number]) =>
    `${fixtureId} ${market} ${selection}`;

  return {
    state: (): SlipState => ({
      picks,
      states: picks.map(stateOf),
      mode,
      stakes,
      accept,
      phase,
      isInPlay,
      fault: fault(),
      refusal,
      taken,
    }),
    has: (key: string) => picks.some((pick) => pickKey(pick) === key),
    toggle: (pick: Pick) => edit(togglePick(picks, pick)),
    remove: (key: string) => edit(picks.filter((pick) => pickKey(pick) !== key)),
    clear: () => edit([]),
    setMode(next: SlipState['mode']) {
      mode = next;
      refusal = undefined;
      change();
    },
    setAccept(next: Accept) {
      accept = next;
      this.followPrices();
    },
    setStake(key: string, text: string) {
      stakes.set(key, text);
      refusal = undefined;
      change();
    },
    /** Takes the moves that the player lets pass. */
    followPrices() {
      if (phase !== 'placing') picks = picks.map((pick) => followed(pick, store.get(pick.fixtureId), accept));
      change();
    },
    /** The player agrees to the prices of now. */
    agree() {
      picks = picks.map((pick) => followed(pick, store.get(pick.fixtureId), 'any'));
      refusal = undefined;
      change();
    },
    offer: (pick: Pick) => offerOf(pick, store.get(pick.fixtureId)),
    async place() {
      if (phase === 'placing' || fault()) return;
      pending = requests();
      taken = [];
      keep();
      await sendAll();
    },
    /** Asks again for what was sent before the page was loaded anew. */
    async goOn() {
      if (pending.length > 0) await sendAll();
    },
    /** Puts the receipt away. */
    done: () => edit([...picks]),
  };
}
export type Slip = ReturnType<typeof createSlip>;
