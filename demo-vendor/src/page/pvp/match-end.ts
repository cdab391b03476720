import { shownAmount } from '../amounts.ts';
import { cardFace } from '../boards/card-picture.ts';
import { drawn, h } from '../dom.ts';
import type { MatchView } from './pvp-api.ts';
import { tableName } from './table-names.ts';
import { refusalText } from './words.ts';

export interface EndActs {
  again(): void;
  leave(): void;
  verify(): void;
}

/** The end of a match: what was won or lost, how the money was split, and what comes next. */
export function createMatchEnd(symbol: string, acts: EndActs) {
  const title = h('h2', { tabindex: '-1' });
  const figure = h('p', { class: 'end-figure' });
  const why = h('p', { class: 'end-why' });
  const split = h('dl', { class: 'split' });
  const rest = h('div', { class: 'end-rest' });
  const again = h('button', { type: 'button', class: 'main-act', onClick: acts.again });
  const leave = h('button', { type: 'button', class: 'quiet', onClick: acts.leave }, 'Back to the rooms');
  const verify = h('button', { type: 'button', class: 'quiet', onClick: acts.verify }, 'Verify the deal');
  const note = h('p', { class: 'end-note', role: 'status' });
  const buttons = h('div', { class: 'end-acts' }, again, h('div', { class: 'end-more' }, leave, verify));
  const element = h(
    'section',
    { class: 'match-end', 'aria-label': 'Result', hidden: true },
    title,
    figure,
    why,
    split,
    rest,
    note,
    buttons,
  );
  const line = (name: string, amount: string, kind = '') => [
    h('dt', { class: kind }, name),
    h('dd', { class: kind }, h('small', {}, symbol), ` ${amount}`),
  ];

  function showPlayed(match: MatchView): void {
    const { end, stake, prize, rake, opponent } = match;
    if (!end) return;
    const other = tableName(opponent.number);
    const both = (Number(stake) * 2).toFixed(2);
    title.textContent = end.isWon ? 'You win' : `${other} wins`;
    element.classList.toggle('is-won', end.isWon);
    figure.replaceChildren(
      ...(end.isWon
        ? [h('small', {}, symbol), ` +${shownAmount(prize)}`]
        : [`Your stake of ${symbol} ${shownAmount(stake)} is lost`]),
    );
    const loser = end.isWon ? other : 'You';
    const reasons = {
      cards: end.isWon ? 'You were rid of your cards first.' : `${other} was rid of the cards first.`,
      'gave-up': `${loser} gave up.`,
      late: `${loser} let three turns in a row run out.`,
    };
    why.textContent = reasons[end.why];
    split.replaceChildren(
      ...line('Both stakes', shownAmount(both)),
      ...line('The house keeps 5 %', `−${shownAmount(rake)}`),
      ...line(end.isWon ? 'You receive' : `${other} receives`, shownAmount(prize), 'is-sum'),
    );
    const cards = end.opponentHand.map((card) => drawn('playing-card', cardFace(card)));
    const left =
      cards.length > 0 ? [h('p', {}, `${other} still held`), h('div', { class: 'rest-cards' }, ...cards)] : [];
    rest.style.setProperty('--cards', String(Math.max(cards.length, 2)));
    rest.replaceChildren(...left);
  }

  function showRematch({ end, rematch, phase, opponent }: MatchView): void {
    const other = tableName(opponent.number);
    const isPaid = phase === 'over';
    again.hidden = false;
    verify.hidden = false;
    again.disabled = !rematch?.isPossible || rematch.askedBy === 'you';
    again.textContent = rematch?.askedBy === 'opponent' ? `Accept the rematch` : 'Rematch';
    const words = !isPaid
      ? end?.isWon
        ? 'Your win is being paid…'
        : 'The match is being closed…'
      : rematch?.askedBy === 'you'
        ? `Waiting for ${other} to agree…`
        : rematch?.askedBy === 'opponent'
          ? `${other} asks for a rematch.`
          : rematch?.isPossible
            ? ''
            : `${other} has left the table.`;
    if (note.textContent !== words) note.textContent = words;
  }

  /** A match that was not played: nobody's money is gone. */
  function showVoid({ phase, refusedBy, refusal }: MatchView): void {
    element.classList.remove('is-won');
    title.textContent = 'No match';
    figure.replaceChildren();
    const reason =
      refusedBy === 'you'
        ? refusalText(refusal)
        : refusedBy === 'opponent'
          ? 'Your opponent’s stake could not be taken.'
          : 'The stakes could not be confirmed in time.';
    why.textContent = reason;
    split.replaceChildren();
    rest.replaceChildren();
    again.hidden = true;
    verify.hidden = true;
    const words =
      refusedBy === 'you' ? '' : phase === 'void' ? 'Nothing was taken from you.' : 'Your stake is being given back…';
    if (note.textContent !== words) note.textContent = words;
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
