import type { PlayOutcome } from '@portal/shared/contract/play-outcome';
import { tableRules } from '../../tables/table.rules.ts';
import { createDock } from './dock.ts';
import type { MakeFelt } from './felt/felt.ts';
import { refusalWords } from './refusal-words.ts';
import { endWords, isOver, stakesOf, ticketOutcome } from './slip/my-stakes.rules.ts';
import { sendSlip } from './slip/send-slip.ts';
import { createSlip } from './slip/slip.ts';
import { type MyTicket, type TableSession, type TableState, tableSession } from './table-api.ts';
import { t } from './texts/translate.ts';

interface PlayParts {
  info: TableSession;
  makeFelt: MakeFelt;
  notifyPortal(event: 'round-opened' | 'round-closed', roundId: string): void;
  onWin(outcome: PlayOutcome): void;
  click(): void;
}

/** Shows placed and unplaced chips on the felt and in the dock. */
function createBoard(
  { info, makeFelt, click }: PlayParts,
  acts: { place(): void; isOpen(): boolean; changed(): void },
) {
  const slip = createSlip(info.table, {
    changed: acts.changed,
    refused: (refusal) => dock.announce(refusalWords(refusal)),
  });
  const felt = makeFelt(info.table, (spot) => {
    if (!acts.isOpen()) return;
    click();
    slip.lay(spot, dock.chip());
  });
  const { undo, clear, repeat, double } = slip;
  const dock = createDock(info, { place: acts.place, undo, clear, repeat, double });
  return {
    slip,
    felt,
    dock,
    show(mine: MyTicket | undefined): void {
      const placed = stakesOf(mine);
      slip.placedAre(placed);
      felt.chips(placed, slip.bySpot());
      felt.open(acts.isOpen());
      const sum = [...placed.values()].reduce((all, each) => all + each, 0);
      dock.show({ ...slip.state(), placed: sum, isOpen: acts.isOpen() });
    },
  };
}

/** Creates the player's side of a table: chips, placed bets and their results. */
export function createPlay(parts: PlayParts) {
  const { info, notifyPortal, onWin } = parts;
  const { session } = info;
  const tickets = new Map<number, MyTicket>();
  const rounds = createPortalRounds(info.table.gameCode, notifyPortal);
  let state: TableState | undefined;
  let revealed = 0;
  const isOpen = () => state?.phase === 'betting';
  const { slip, felt, dock, show } = createBoard(parts, { isOpen, changed: refresh, place: () => void place() });

  function refresh(): void {
    show(tickets.get(state?.round.roundNo ?? 0));
  }

  async function place(): Promise<void> {
    const roundNo = state?.round.roundNo;
    if (!roundNo || !isOpen() || slip.state().isSending || slip.state().laid === 0) return;
    rounds.open(roundNo);
    const answered = await sendSlip({ session, roundNo, slip, announce: dock.announce, sending: refresh });
    if (answered) ticket(answered);
    if (!tickets.get(roundNo)?.bets.some((bet) => bet.state !== 'refused')) rounds.close(roundNo);
    refresh();
  }

  /** Handles an update of the player's ticket; shows its end once the table has shown the result. */
  function ticket(next: MyTicket): void {
    tickets.set(next.roundNo, next);
    const isRunning = !isOver(next);
    if (isRunning && stakesOf(next).size > 0) rounds.open(next.roundNo);
    if (isRunning && next.balance) dock.setBalance(next.balance);
    endIfSeen(next.roundNo);
    refresh();
  }

  function endIfSeen(roundNo: number): void {
    const mine = tickets.get(roundNo);
    const isSeen = revealed >= roundNo || roundNo < (state?.round.roundNo ?? 0);
    if (!mine || !isOver(mine) || !isSeen || rounds.isEnded(roundNo)) return;
    rounds.end(roundNo);
    if (mine.balance) dock.setBalance(mine.balance);
    else void tableSession.read(session).then(({ balance }) => dock.setBalance(balance));
    const outcome = ticketOutcome(mine);
    dock.showOutcome(outcome);
    dock.announce(endWords(mine));
    if (outcome?.kind === 'win') onWin(outcome);
  }

  return {
    felt,
    dock,
    ticket,
    openRounds: rounds.list,
    /** Returns whether the end of a round with own bets has not been shown yet. */
    isEndHidden: () => !isOpen() && rounds.list().length > 0,
    /** Handles a new state of the table. */
    table(next: TableState): void {
      const before = state;
      state = next;
      if (before?.round.roundNo !== next.round.roundNo) {
        slip.drawRound();
        felt.light(new Set());
        dock.showOutcome(undefined);
        for (const roundNo of tickets.keys()) if (roundNo < next.round.roundNo - 3) tickets.delete(roundNo);
      }
      if (before?.phase !== next.phase && next.phase === 'closed' && slip.state().laid > 0) {
        slip.clear();
        dock.announce(t('play.taken_off'));
      }
      for (const roundNo of rounds.list()) endIfSeen(roundNo);
      refresh();
    },
    /** Call when the table has shown the result of its round. */
    reveal({ roundNo, shown }: TableState['round']): void {
      revealed = roundNo;
      const rules = tableRules(info.table.engine);
      const isWon = (id: string) => shown !== undefined && rules.units(shown, id) > rules.denominator;
      if (state?.round.roundNo === roundNo) felt.light(new Set(info.table.spots.map(({ id }) => id).filter(isWon)));
      endIfSeen(roundNo);
    },
  };
}

type NotifyPortal = (event: 'round-opened' | 'round-closed', roundId: string) => void;

/** Reports rounds with own bets to the portal: opened with the first bet, closed after the settlement. */
function createPortalRounds(gameCode: string, notifyPortal: NotifyPortal) {
  const open = new Set<number>();
  const ended = new Set<number>();
  return {
    open(roundNo: number): void {
      if (open.has(roundNo) || ended.has(roundNo)) return;
      open.add(roundNo);
      notifyPortal('round-opened', `${gameCode}-${roundNo}`);
    },
    /** Closes the round; a later bet may open it again. */
    close(roundNo: number): void {
      if (open.delete(roundNo)) notifyPortal('round-closed', `${gameCode}-${roundNo}`);
    },
    end(roundNo: number): void {
      ended.add(roundNo);
      this.close(roundNo);
    },
    isEnded: (roundNo: number) => ended.has(roundNo),
    list: () => [...open],
  };
}
