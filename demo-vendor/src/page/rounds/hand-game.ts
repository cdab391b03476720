import { findHandBoard } from '../boards/find-hand-board.ts';
import { wait } from '../dom/dom.ts';
import { isOnPartOf } from '../dom/focus.ts';
import { cooldownMs } from '../dom/pressable.ts';
import { followBalance } from '../money/follow-balance.ts';
import { withoutWin } from '../money/shown-balance.rules.ts';
import { showOutcome } from '../outcome/show-outcome.ts';
import { clearPending, newSpinId, type PendingSpin, readPending, storePending } from '../requests/pending-spin.ts';
import { confirming, endText, refusalText, refusedBy } from '../requests/refusal-texts.ts';
import { storeCommitment } from '../verify/commitments.ts';
import { createDock } from './dock.ts';
import type { GamePage, PageParts } from './game-page.ts';
import { actUntilAnswered, type SessionInfo, type SpinAnswer, spinUntilAnswered } from './studio-calls.ts';

async function askForDeal(info: SessionInfo, spin: PendingSpin, onWaiting: () => void): Promise<SpinAnswer> {
  storePending(info.session, spin);
  try {
    const answer = await spinUntilAnswered(info.session, spin, onWaiting);
    storeCommitment(answer.roundId, spin.commitment);
    info.nextCommitment = answer.nextCommitment;
    return answer;
  } finally {
    clearPending(info.session);
  }
}

/** Tracks the round reported as open to the portal: from the request of the deal until its end is shown. */
function createOpenRound({ notify }: Pick<PageParts['portal'], 'notify'>) {
  let id: string | undefined;
  return {
    open(roundId: string): void {
      if (id) return;
      id = roundId;
      notify('round-opened', id);
    },
    close(): void {
      if (id) notify('round-closed', id);
      id = undefined;
    },
  };
}

/** Opens a game with player decisions. An open hand is resumed. */
export function openHandGame(info: SessionInfo, { sound, portal, stage }: PageParts): GamePage {
  const board = findHandBoard(info.game.engine)(info.game, sound);
  const dock = createDock(info, () => begin());
  let isAsking = false;
  let hand: SpinAnswer | undefined;
  const round = createOpenRound(portal);

  /** Makes one request at a time and shows the hand after it. */
  async function ask(question: () => Promise<SpinAnswer>): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    const cooldown = wait(cooldownMs);
    dock.enable(false);
    try {
      const answer = await question();
      dock.announce('');
      await show(answer);
    } catch (error) {
      board.cancel();
      dock.announce(refusalText(refusedBy(error), 'round.act_not_played'));
    } finally {
      if (!hand) round.close();
      if (!hand) await cooldown;
      isAsking = false;
      dock.enable(hand === undefined);
      if (!hand && isOnPartOf(board.element)) dock.focus();
    }
  }

  async function show(answer: SpinAnswer): Promise<void> {
    if (answer.balance) dock.setBalance(withoutWin(answer.balance, answer.win));
    if (answer.state === 'playing') return showOpen(answer);
    hand = undefined;
    if (answer.state !== 'settled' || !answer.view) {
      board.cancel();
      return dock.announce(endText(answer));
    }
    await board.show(answer.view, []);
    if (answer.balance) dock.setBalance(answer.balance);
    round.close();
    await showOutcome({ info, dock, sound, stage }, answer);
  }

  async function showOpen(answer: SpinAnswer): Promise<void> {
    round.open(answer.roundId);
    hand = answer;
    if (answer.view) await board.show(answer.view, answer.offers);
    if (answer.refusal) dock.announce(refusalText({ code: answer.refusal }));
  }

  const deal = (spin: PendingSpin) =>
    ask(() => {
      dock.showOutcome(undefined);
      sound.click();
      round.open(spin.clientSpinId);
      return askForDeal(info, spin, () => dock.announce(confirming()));
    });

  board.onAct((action) => {
    const act = hand && { session: info.session, roundId: hand.roundId, actionNo: hand.actionNo, action };
    if (act) void ask(() => actUntilAnswered(act, () => dock.announce(confirming())));
  });

  function begin(): void {
    if (hand) return;
    const facts = { stake: dock.stake(), choice: board.choice(), commitment: info.nextCommitment };
    void deal({ clientSpinId: newSpinId(), ...facts });
  }

  followBalance({ session: info.session, portal, isBusy: () => isAsking, show: dock.setBalance });
  return {
    board: board.element,
    dock: dock.element,
    begin,
    async goOn() {
      const pending = readPending(info.session);
      const open = info.hand;
      if (open) await ask(async () => open);
      else if (pending) await deal(pending);
    },
  };
}
