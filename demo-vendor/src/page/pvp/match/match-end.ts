import { playOutcome } from '@portal/shared/contract/play-outcome';
import { h } from '../../dom/dom.ts';
import { setPressable } from '../../dom/pressable.ts';
import { outcomeWords } from '../../outcome/outcome-words.ts';
import type { MatchView } from '../pvp-api.ts';
import { setText } from '../set-text.ts';
import { tableName } from '../table-names.ts';
import { t } from '../texts/translate.ts';
import { createEndParts, type EndActs, showOpponentCards } from './end-parts.ts';
import { endReason, nextWords, type SplitLine, splitLines, voidReason, voidWords } from './end-words.rules.ts';

/** Creates the end of a match: result, split of the money, and what comes next. */
export function createMatchEnd(symbol: string, acts: EndActs) {
  const { element, title, figure, reason, split, opponentCards, again, verify, note } = createEndParts(acts);
  const line = ({ name, amount, kind = '' }: SplitLine) => [
    h('dt', { class: kind }, name),
    h('dd', { class: kind }, h('small', {}, symbol), ` ${amount}`),
  ];

  function showPlayed(match: MatchView): void {
    const { end, stake, prize, opponent } = match;
    if (!end) return;
    const other = tableName(opponent.number);
    title.textContent = end.isWon ? t('match.win') : t('match.other_wins', { other });
    element.classList.toggle('is-won', end.isWon);
    figure.textContent = outcomeWords(playOutcome({ stake, returned: end.isWon ? prize : '0.00' }), symbol);
    reason.textContent = endReason(end, other);
    split.replaceChildren(...splitLines(match, end, other).flatMap(line));
    showOpponentCards(opponentCards, end.opponentHand, other);
  }

  function showRematch(match: MatchView): void {
    const { rematch } = match;
    again.hidden = false;
    verify.hidden = false;
    setPressable(again, rematch?.isPossible === true && rematch.askedBy !== 'you');
    again.textContent = rematch?.askedBy === 'opponent' ? t('match.accept') : t('match.rematch');
    setText(note, nextWords(match));
  }

  /** Shows a match that was not played, in which nobody lost money. */
  function showVoid(match: MatchView): void {
    element.classList.remove('is-won');
    title.textContent = t('match.none');
    figure.replaceChildren();
    reason.textContent = voidReason(match);
    split.replaceChildren();
    opponentCards.replaceChildren();
    again.hidden = true;
    verify.hidden = true;
    setText(note, voidWords(match));
  }

  return {
    element,
    show(match: MatchView | undefined) {
      const isVoid = match?.phase === 'returning' || match?.phase === 'void';
      const wasHidden = element.hidden;
      element.hidden = !match || !(isVoid || match.end);
      if (!match || element.hidden) return;
      if (isVoid) showVoid(match);
      else {
        if (wasHidden) showPlayed(match);
        showRematch(match);
      }
      if (wasHidden) title.focus({ preventScroll: true });
    },
  };
}
