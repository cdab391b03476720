import type { GameView, SlipRequest, TicketView } from '../../../lottery/lottery-shapes.ts';
import { newSpinId } from '../../requests/pending-spin.ts';
import { storeCommitment } from '../../verify/commitments.ts';
import type { GameStore } from '../game/game-store.ts';
import { isInstant } from '../game/kinds.rules.ts';
import { buyTicket } from '../game/lottery-api.ts';
import { commitmentKey } from '../verify/check-draw.rules.ts';
import { type ConfirmedSlip, isAsConfirmed, type SlipLine, slipRequest, withLines } from './slip.rules.ts';
import { type HeldSlip, isRefused, newSlip, noteSeals, refusedBy, type SlipState, slipState } from './slip-state.ts';
import { parseStoredSlip, type StoredSlip } from './stored-slip.rules.ts';

interface SlipParts {
  /** Session of the page. */
  session: string;
  store: GameStore;
  balanceMinor(): number;
  changed(): void;
  ticket(ticket: TicketView): void;
  notifyPortal(event: 'round-opened' | 'round-closed', roundId: string): void;
}

/** Reports rounds of tickets to the portal: an instant ticket's is open until the player has seen or left it. */
function createTicketRounds(notifyPortal: SlipParts['notifyPortal']) {
  let covered: string | undefined;
  return {
    open: (ticketId: string) => notifyPortal('round-opened', ticketId),
    cover(ticketId: string): void {
      covered = ticketId;
    },
    answered(ticketId: string): void {
      if (covered !== ticketId) notifyPortal('round-closed', ticketId);
    },
    seen(): void {
      if (covered) notifyPortal('round-closed', covered);
      covered = undefined;
    },
  };
}

/** Creates the slip of the current game: lines and sending. */
export function createSlip({ session, store, balanceMinor, changed, ticket, notifyPortal }: SlipParts) {
  let pending: SlipRequest | undefined;
  const held: HeldSlip = { ...newSlip };
  const rounds = createTicketRounds(notifyPortal);

  const state = () => slipState(held, store, balanceMinor());
  function change(next: Partial<HeldSlip>): void {
    Object.assign(held, next);
    const { lines, wanted, stopAfterWin } = held;
    storeSlip(store.game().gameCode, { lines: [...lines], draws: wanted, stopAfterWin, pending });
    changed();
  }

  const edit = (next: Partial<HeldSlip>) =>
    held.phase === 'buying' ? undefined : change({ phase: 'edit', refused: undefined, bought: undefined, ...next });
  const nextDraw = () => store.open()[0]?.drawId;

  /** Reads a new commitment after a refused ticket, which has used up its seed. */
  const renewSeed = async () => void (isInstant(store.game().kind) && (await store.refresh()));

  async function send(request: SlipRequest): Promise<void> {
    pending = request;
    change({ phase: 'buying', refused: undefined, bought: undefined });
    // If the player opens another game meanwhile, the answer stays in this game's storage. A request sent twice has two
    // answers; the second must not affect a newer slip.
    const isAwaited = () => pending?.ticketId === request.ticketId;
    rounds.open(request.ticketId);
    try {
      const bought = await buyTicket(session, request);
      if (!isAwaited()) return ticket(bought);
      if (isRefused(bought)) await renewSeed();
      if (!isAwaited()) return;
      pending = undefined;
      if (isRefused(bought)) return change({ phase: 'edit', refused: { code: 'not_confirmed' } });
      if (isInstant(store.game().kind)) rounds.cover(request.ticketId);
      change({ phase: 'done', lines: [], bought, first: nextDraw() });
      ticket(bought);
    } catch (error) {
      await renewSeed();
      if (!isAwaited()) return;
      pending = undefined;
      const refused = refusedBy(error);
      if (refused.code === 'draw_closed' || refused.code === 'unknown_draw') void store.refresh();
      change({ phase: 'edit', refused });
    } finally {
      rounds.answered(request.ticketId);
    }
  }

  return {
    ...slipEdits(held, store, edit),
    state,
    seen: rounds.seen,
    /** Restores the slip of another game. */
    take(): void {
      rounds.seen();
      const stored = readStoredSlip(store.game());
      pending = stored.pending;
      const { lines, draws: wanted, stopAfterWin } = stored;
      Object.assign(held, { lines, wanted, stopAfterWin, first: nextDraw() });
      change({ phase: 'edit', refused: undefined, bought: undefined });
      if (stored.pending) void send(stored.pending);
    },
    /** Moves an empty slip on with the draws; marks one with lines as late. */
    follow(): void {
      if (held.lines.length === 0 && held.first !== nextDraw()) held.first = nextDraw();
      changed();
    },
    /** Buys these lines at once as an instant ticket. */
    async buyAtOnce(lines: readonly SlipLine[]): Promise<void> {
      if (held.phase === 'buying') return;
      await send(sealedRequest(store.game(), lines, { draws: [], stopAfterWin: false }));
    },
    /** Buys the slip as confirmed; sends nothing if it has changed. */
    async buy(confirmed: ConfirmedSlip): Promise<void> {
      const { lines, draws, problem, stopAfterWin } = state();
      if (held.phase === 'buying' || problem) return;
      if (!isAsConfirmed(confirmed, lines, draws)) return edit({ refused: { code: 'not_as_confirmed' } });
      await send(sealedRequest(store.game(), lines, { draws, stopAfterWin }));
    },
  };
}
export type Slip = ReturnType<typeof createSlip>;

/** Builds the request for these lines, and stores the seals for checking the proofs. */
function sealedRequest(
  { gameCode, commitment }: GameView,
  lines: readonly SlipLine[],
  { draws, stopAfterWin }: Pick<SlipState, 'draws' | 'stopAfterWin'>,
): SlipRequest {
  const ticketId = newSpinId();
  noteSeals(gameCode, draws);
  if (commitment) storeCommitment(commitmentKey(gameCode, ticketId), commitment);
  return slipRequest(gameCode, lines, { ticketId, drawIds: draws.map(({ drawId }) => drawId), stopAfterWin });
}

const keyOf = (gameCode: string) => `lottery slip ${gameCode}`;

function storeSlip(gameCode: string, slip: StoredSlip): void {
  sessionStorage.setItem(keyOf(gameCode), JSON.stringify(slip));
}

const readStoredSlip = (game: GameView): StoredSlip =>
  parseStoredSlip(sessionStorage.getItem(keyOf(game.gameCode)), game);

/** Changes to a slip before it is bought. */
function slipEdits(held: HeldSlip, store: GameStore, edit: (next: Partial<HeldSlip>) => void) {
  const nextDraw = () => store.open()[0]?.drawId;
  return {
    add(lines: readonly SlipLine[]): void {
      const isFirst = held.lines.length === 0;
      const next = withLines(held.lines, lines, store.game().limits.mostLines);
      edit({ lines: next, ...(isFirst ? { first: nextDraw() } : {}) });
    },
    set: (at: number, line: Partial<SlipLine>) =>
      edit({ lines: held.lines.map((each, i) => (i === at ? { ...each, ...line } : each)) }),
    remove: (at: number) => edit({ lines: held.lines.filter((_, i) => i !== at) }),
    clear: () => edit({ lines: [] }),
    setDraws: (wanted: number) => edit({ wanted, stopAfterWin: wanted > 1 && held.stopAfterWin }),
    setStop: (stopAfterWin: boolean) => edit({ stopAfterWin }),
    /** The draw of the slip has closed, and the player takes the next. */
    takeNext: () => edit({ first: nextDraw() }),
    /** Puts the receipt away. */
    done: () => edit({}),
  };
}
