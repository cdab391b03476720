import type { CardRules } from '../../pvp/card-rules.ts';
import { hintFor } from '../../pvp/hint.rules.ts';
import { h } from '../dom.ts';
import { avatarPicture } from './avatar-picture.ts';
import { createHandFan } from './hand-fan.ts';
import type { MatchView, Move } from './pvp-api.ts';
import { createTurnRing } from './turn-ring.ts';
import { comboWords, refusalText, turnText } from './words.ts';

export interface DockParts {
  rules: CardRules;
  number: number;
  move(move: Move): void;
  click(): void;
  /** Few seconds are left of the own turn. */
  hurry(): void;
}

/** The player's side of the table: own time, own cards, and what can be done with them. */
export function createCardDock({ rules, number, move, click, hurry }: DockParts) {
  const ring = createTurnRing(avatarPicture(number), hurry);
  const words = h('p', { class: 'turn-words', role: 'status' });
  const note = h('p', { class: 'choice-words' });
  const act = (name: string, label: string, key: string, run: () => void) =>
    h(
      'button',
      { type: 'button', class: `act act-${name}`, title: `${label} (${key})`, 'aria-keyshortcuts': key, onClick: run },
      label,
    );
  const sort = act('sort', 'Sort', 'S', () => void fan.sort());
  const hint = act('hint', 'Hint', 'H', giveHint);
  const pass = act('pass', 'Pass', 'P', () => !pass.disabled && move({ kind: 'pass' }));
  const play = act('play', 'Play', 'Enter', playChosen);
  const fan = createHandFan(rules, { changed: showChoice, click });
  const element = h(
    'section',
    { class: 'card-dock', 'aria-label': 'Your side' },
    h('div', { class: 'own-seat' }, ring.element, h('div', { class: 'seat-words' }, words, note)),
    fan.element,
    h('div', { class: 'acts' }, sort, hint, pass, play),
  );
  let match: MatchView | undefined;
  let isSending = false;

  const isMyTurn = () => match?.phase === 'playing' && match.turn === 'you' && !match.end && !isSending;
  const lying = () => match?.lying && rules.read(match.lying.cards);

  /** Why the chosen cards cannot be played; undefined when they can, or when none are chosen. */
  function problem(cards: readonly number[]): string | undefined {
    const combo = rules.read(cards);
    if (!combo) return 'no_combination';
    if (match?.mustHold !== undefined && !cards.includes(match.mustHold)) return 'must_hold_lowest';
    const below = lying();
    return below && !rules.beats(combo, below) ? 'does_not_beat' : undefined;
  }

  function showChoice(): void {
    const cards = fan.chosen();
    const wrong = cards.length > 0 ? problem(cards) : undefined;
    const combo = rules.read(cards);
    play.disabled = !isMyTurn() || cards.length === 0 || wrong !== undefined;
    pass.disabled = !isMyTurn() || !match?.lying;
    hint.disabled = !isMyTurn();
    play.textContent = combo && !wrong ? `Play ${comboWords[combo.kind].replace(/^an? /, '')}` : 'Play';
    const text =
      cards.length === 0 ? '' : wrong ? refusalText(wrong) : combo ? `Chosen: ${comboWords[combo.kind]}` : '';
    if (note.textContent !== text) note.textContent = text;
  }

  function playChosen(): void {
    const cards = fan.chosen();
    if (!isMyTurn() || cards.length === 0) return;
    const wrong = problem(cards);
    if (wrong) note.textContent = refusalText(wrong);
    else move({ kind: 'play', cards });
  }

  function giveHint(): void {
    if (!match || !isMyTurn()) return;
    const found = hintFor(rules, match.hand, lying());
    fan.choose(found?.cards ?? []);
    if (!found) note.textContent = 'Nothing you hold beats it: pass.';
  }

  return {
    element,
    focusHand: fan.focus,
    key(key: string): boolean {
      const run = { p: () => pass.click(), h: giveHint, s: () => void fan.sort(), enter: playChosen }[
        key.toLowerCase()
      ];
      run?.();
      return run !== undefined;
    },
    sending(is: boolean) {
      isSending = is;
      showChoice();
    },
    show(next: MatchView) {
      match = next;
      fan.hold(next.hand);
      const text = turnText(next);
      if (words.textContent !== text) words.textContent = text;
      const isMine = isMyTurn();
      element.classList.toggle('is-my-turn', isMine);
      if (next.phase === 'playing' && next.turn === 'you' && !next.end) ring.show(next.msLeft);
      else ring.stop();
      showChoice();
    },
  };
}
