import { tableRules } from '../../tables/table.rules.ts';
import { shownAmount } from '../amounts.ts';
import { PageRefusal } from '../api.ts';
import { newSpinId } from '../pending-spin.ts';
import { createDock } from './dock.ts';
import type { MakeFelt } from './felt.ts';
import { endWords, isOver, stakesOf } from './my-stakes.rules.ts';
import { refusalWords } from './refusal-words.ts';
import { createSlip } from './slip.ts';
import { type MyTicket, placeBet, readTable, type TableSession, type TableState } from './table-api.ts';

export interface PlayParts {
  info: TableSession;
  makeFelt: MakeFelt;
  tellPortal(event: 'round-opened' | 'round-closed', roundId: string): void;
  onWin(amount: string, multiple: number): void;
  click(): void;
}

/** The player's side of a table: chips that are laid, bets that are placed, and what becomes of them. */
export function createPlay({ info, makeFelt, tellPortal, onWin, click }: PlayParts) {
  const { table } = info;
  const tickets = new Map<number, MyTicket>();
  const toldOpen = new Set<number>();
  const ended = new Set<number>();
  let state: TableState | undefined;
  let revealed = 0;
  const slip = createSlip(table, { changed: refresh, refused: (code) => dock.say(refusalWords(code)) });
  const felt = makeFelt(table, (spot) => {
    if (!isOpen()) return;
    click();
    slip.lay(spot, dock.chip());
  });
  const dock = createDock(info, {
    place: () => void place(),
    undo: slip.undo,
    clear: slip.clear,
    repeat: slip.repeat,
    double: slip.double,
  });
  const isOpen = () => state?.phase === 'betting';

  function refresh(): void {
    const placed = stakesOf(tickets.get(state?.round.roundNo ?? 0));
    slip.placedAre(placed);
    felt.chips(placed, slip.bySpot());
    felt.open(isOpen());
    dock.show({ ...slip.state(), placed: [...placed.values()].reduce((sum, each) => sum + each, 0), isOpen: isOpen() });
  }

  function openRound(roundNo: number): void {
    if (toldOpen.has(roundNo) || ended.has(roundNo)) return;
    toldOpen.add(roundNo);
    tellPortal('round-opened', `${table.gameCode}-${roundNo}`);
  }

  function closeRound(roundNo: number): void {
    ended.add(roundNo);
    if (toldOpen.delete(roundNo)) tellPortal('round-closed', `${table.gameCode}-${roundNo}`);
  }

  async function place(): Promise<void> {
    const roundNo = state?.round.roundNo;
    if (!roundNo || !isOpen() || slip.state().isSending || slip.state().laid === 0) return;
    const sent = slip.send();
    openRound(roundNo);
    refresh();
    try {
      const answer = await placeBet(info.session, { betId: newSpinId(), roundNo, chips: sent.chips }, () =>
        dock.say('Your bets are being confirmed. Nothing is lost, please wait.'),
      );
      slip.sent(answer.state === 'taken');
      if (answer.state === 'taken') dock.say('Your bets are placed.');
      else if (answer.state === 'refused') dock.say(refusalWords(answer.refusal));
      ticket(answer.ticket);
    } catch (error) {
      slip.sent(false);
      dock.say(refusalWords(error instanceof PageRefusal ? error.code : undefined));
    }
    if (!tickets.get(roundNo)?.bets.some((bet) => bet.state !== 'refused')) {
      toldOpen.delete(roundNo);
      tellPortal('round-closed', `${table.gameCode}-${roundNo}`);
    }
    refresh();
  }

  /** Takes the news of an own ticket; its end is told once the table has shown the result. */
  function ticket(next: MyTicket): void {
    tickets.set(next.roundNo, next);
    if (!isOver(next)) {
      if (next.bets.some((bet) => bet.state === 'taken' || bet.state === 'asked')) openRound(next.roundNo);
      if (next.balance) dock.setBalance(next.balance);
    }
    endIfSeen(next.roundNo);
    refresh();
  }

  function endIfSeen(roundNo: number): void {
    const mine = tickets.get(roundNo);
    const isSeen = revealed >= roundNo || roundNo < (state?.round.roundNo ?? 0);
    if (!mine || !isOver(mine) || !isSeen || ended.has(roundNo)) return;
    closeRound(roundNo);
    if (mine.balance) dock.setBalance(mine.balance);
    else void readTable(info.session).then(({ balance }) => dock.setBalance(balance));
    dock.setWin(mine.win);
    const words = endWords(mine, shownAmount);
    if (words) dock.say(words);
    if (mine.win !== '0.00') onWin(mine.win, Number(mine.win) / Math.max(1, Number(mine.stake)));
  }

  return {
    felt,
    dock,
    ticket,
    isOpenRound: (roundNo: number) => toldOpen.has(roundNo),
    openRounds: () => [...toldOpen],
    /** A new state of the table. */
    table(next: TableState): void {
      const before = state;
      state = next;
      if (before?.round.roundNo !== next.round.roundNo) {
        slip.newRound();
        felt.light(new Set());
        dock.setWin('0.00');
        for (const roundNo of tickets.keys()) if (roundNo < next.round.roundNo - 3) tickets.delete(roundNo);
      }
      if (before?.phase !== next.phase && next.phase === 'closed' && slip.state().laid > 0) {
        slip.clear();
        dock.say('Chips not placed in time were taken off.');
      }
      for (const roundNo of toldOpen) endIfSeen(roundNo);
      refresh();
    },
    /** The table has shown the result of its round. */
    reveal({ roundNo, shown }: TableState['round']): void {
      revealed = roundNo;
      if (shown) {
        const rules = tableRules(table.engine);
        felt.light(
          new Set(table.spots.filter(({ id }) => rules.units(shown, id) > rules.denominator).map(({ id }) => id)),
        );
      }
      endIfSeen(roundNo);
    },
  };
}
