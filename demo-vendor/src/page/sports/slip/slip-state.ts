import type { SportsSession, TicketView } from '../../../sports/sports-shapes.ts';
import { typedMinor } from '../../money/minor.rules.ts';
import type { BoardStore } from '../board-store.ts';
import { type SlipFault, slipFault } from './check-slip.rules.ts';
import { followed, offerOf, type Pick, type PickState, pickKey, pickState, sameMatch } from './picks.rules.ts';
import type { Accept } from './price-move.rules.ts';

export interface SlipState {
  picks: readonly Pick[];
  states: readonly PickState[];
  mode: 'single' | 'parlay';
  /** As typed, by pick; the parlay's under the empty key. */
  stakes: ReadonlyMap<string, string>;
  accept: Accept;
  phase: 'edit' | 'placing' | 'done';
  /** Set while tickets are being placed: whether one waits for the in-play delay. */
  isInPlay: boolean;
  fault: SlipFault | undefined;
  /** The first unreadable stake, as typed. */
  unread: string | undefined;
  /** Code of the last refusal, until something is changed. */
  refusal: string | undefined;
  placed: readonly TicketView[];
}

/** The slip's own data; the rest of its state derives from it, the stakes and the sportsbook. */
export type HeldSlip = Omit<SlipState, 'states' | 'fault' | 'unread' | 'stakes'>;

interface StateParts {
  info: SportsSession;
  store: BoardStore;
  balanceMinor(): number;
}

/** Returns the kind of bet for new picks. */
export const modeOf = (picks: readonly Pick[]): SlipState['mode'] =>
  picks.length > 1 && sameMatch(picks).length === 0 ? 'parlay' : 'single';

/** Creates the state of a slip with these picks, based on the current board. */
export function createSlipState({ info, store, balanceMinor }: StateParts, initialPicks: readonly Pick[]) {
  const { limits } = info.book;
  const stakes = new Map<string, string>();
  const held: HeldSlip = {
    picks: initialPicks,
    mode: modeOf(initialPicks),
    accept: 'better',
    phase: 'edit',
    isInPlay: false,
    refusal: undefined,
    placed: [],
  };
  const fixtureOf = ({ fixtureId }: Pick) => store.get(fixtureId);
  /** Minor units on a pick, or on the parlay under the empty key. */
  const stakeOf = (key: string) => typedMinor(stakes.get(key) ?? '');
  const states = () => held.picks.map((pick) => pickState(pick, fixtureOf(pick)));

  const keys = () => (held.mode === 'parlay' ? [''] : held.picks.map(pickKey));

  function unread(): string | undefined {
    const key = keys().find((each) => stakeOf(each) === undefined && stakes.get(each)?.trim());
    return key === undefined ? undefined : stakes.get(key);
  }

  function fault(): SlipFault | undefined {
    const { mode, picks } = held;
    const seen = { states: states(), stakes: keys().map(stakeOf), hasUnread: unread() !== undefined };
    return slipFault({ mode, picks, ...seen, balanceMinor: balanceMinor(), limits });
  }

  return {
    held,
    stakes,
    stakeOf,
    fault,
    now: (): SlipState => ({ ...held, stakes, states: states(), fault: fault(), unread: unread() }),
    offer: (pick: Pick) => offerOf(pick, fixtureOf(pick)),
    /** Updates the picks to current prices where the player accepts the change. */
    followed: (accept: Accept) => held.picks.map((pick) => followed(pick, fixtureOf(pick), accept)),
  };
}
