import type { GameView, LotterySession, SlipRequest, TicketView } from '../../../lottery/lottery-shapes.ts';
import { noteCommitment } from '../../commitments.ts';
import { newSpinId } from '../../pending-spin.ts';
import type { GameStore } from '../game-store.ts';
import { buyTicket } from '../lottery-api.ts';
import { sealKey } from '../verify/seal-key.ts';
import { keepSlip, keptSlip } from './kept-slip.ts';
import { type SlipLine, slipRequest } from './slip.rules.ts';
import { slipEdits } from './slip-edits.ts';
import { type HeldSlip, isRefused, newSlip, noteSeals, refusedBy, type SlipState, slipState } from './slip-state.ts';

export interface SlipParts {
  info: LotterySession;
  store: GameStore;
  balanceMinor(): number;
  changed(): void;
  ticket(ticket: TicketView): void;
  tellPortal(event: 'round-opened' | 'round-closed', roundId: string): void;
}

/** The lines of a player for the game on the table, and their way to the studio. */
export function createSlip({ info, store, balanceMinor, changed, ticket, tellPortal }: SlipParts) {
  let pending: SlipRequest | undefined;
  const held: HeldSlip = { ...newSlip };

  const state = () => slipState(held, store, balanceMinor());

  function change(next: Partial<HeldSlip>): void {
    Object.assign(held, next);
    const { lines, wanted, stopAfterWin } = held;
    keepSlip(store.game().gameCode, { lines: [...lines], draws: wanted, stopAfterWin, pending });
    changed();
  }

  const edit = (next: Partial<HeldSlip>) => {
    if (held.phase !== 'buying') change({ phase: 'edit', refused: undefined, bought: undefined, ...next });
  };
  const nextDraw = () => store.open()[0]?.drawId;

  async function send(request: SlipRequest): Promise<void> {
    pending = request;
    change({ phase: 'buying', refused: undefined, bought: undefined });
    // The player may go on to another game meanwhile: then the answer waits in the storage of this one.
    const isHere = () => store.game().gameCode === request.gameCode;
    tellPortal('round-opened', request.ticketId);
    try {
      const bought = await buyTicket(info.session, request);
      if (!isHere()) return ticket(bought);
      pending = undefined;
      if (isRefused(bought)) return change({ phase: 'edit', refused: { code: 'not_confirmed' } });
      change({ phase: 'done', lines: [], bought, first: nextDraw() });
      ticket(bought);
    } catch (error) {
      if (!isHere()) return;
      pending = undefined;
      const refused = refusedBy(error);
      if (refused.code === 'draw_closed' || refused.code === 'unknown_draw') void store.refresh();
      change({ phase: 'edit', refused });
    } finally {
      tellPortal('round-closed', request.ticketId);
    }
  }

  return {
    ...slipEdits(held, store, edit),
    state,
    /** The game on the table is another: its own slip is taken up. */
    take(): void {
      const kept = keptSlip(store.game());
      pending = kept.pending;
      const { lines, draws, stopAfterWin } = kept;
      Object.assign(held, { lines, wanted: draws, stopAfterWin, first: nextDraw() });
      change({ phase: 'edit', refused: undefined, bought: undefined });
      if (kept.pending) void send(kept.pending);
    },
    /** An empty slip goes with the draws; one with lines says that it is late. */
    follow(): void {
      if (held.lines.length === 0 && held.first !== nextDraw()) held.first = nextDraw();
      changed();
    },
    /** Buys these lines at once (instant tickets), or the slip as it stands. */
    async buy(lines: readonly SlipLine[] = held.lines): Promise<void> {
      const { draws, problem, stopAfterWin } = state();
      if (held.phase === 'buying' || (lines === held.lines && problem)) return;
      await send(sealedRequest(store.game(), lines, { draws: lines === held.lines ? draws : [], stopAfterWin }));
    },
  };
}
export type Slip = ReturnType<typeof createSlip>;

/** What is sent for these lines, with the seals written down that its proof will be held against. */
function sealedRequest(
  { gameCode, commitment }: GameView,
  lines: readonly SlipLine[],
  { draws, stopAfterWin }: Pick<SlipState, 'draws' | 'stopAfterWin'>,
): SlipRequest {
  const ticketId = newSpinId();
  noteSeals(gameCode, draws);
  if (commitment) noteCommitment(sealKey(gameCode, ticketId), commitment);
  return slipRequest(gameCode, lines, { ticketId, drawIds: draws.map(({ drawId }) => drawId), stopAfterWin });
}
