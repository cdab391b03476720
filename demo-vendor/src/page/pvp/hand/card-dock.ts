import type { CardRules } from '../../../pvp/rules/card-rules.ts';
import { hintFor } from '../../../pvp/rules/hint.rules.ts';
import { h } from '../../dom/dom.ts';
import { isPressable, setPressable } from '../../dom/pressable.ts';
import { avatarPicture } from '../avatar-picture.ts';
import { createTurnRing } from '../match/turn-ring.ts';
import type { MatchView, Move } from '../pvp-api.ts';
import { setText } from '../set-text.ts';
import { t } from '../texts/translate.ts';
import { refusalText, turnText } from '../words.ts';
import { choiceProblem, choiceText, comboToBeat, playLabel } from './choice.rules.ts';
import { createHandFan } from './hand-fan.ts';

interface DockParts {
  rules: CardRules;
  number: number;
  move(move: Move): void;
  click(): void;
  /** Called when few seconds are left of the player's turn. */
  hurry(): void;
}

/** Creates the player's side of the table: time, cards and actions. */
export function createCardDock({ rules, number, move, click, hurry }: DockParts) {
  const ring = createTurnRing(avatarPicture(number), hurry);
  const words = h('p', { class: 'turn-words', role: 'status' });
  const note = h('p', { class: 'choice-words' });
  const fan = createHandFan(rules, { changed: showChoice, click });
  const sort = () => void fan.sort();
  const pass = () => void (isPressable(acts.pass) && move({ kind: 'pass' }));
  const acts = createDockActs({ sort, hint: giveHint, pass, play: playChosen });
  const seat = h('div', { class: 'own-seat' }, ring.element, h('div', { class: 'seat-words' }, words, note));
  const element = h('section', { class: 'card-dock', 'aria-label': t('dock.label') }, seat, fan.element, acts.element);
  let match: MatchView | undefined;
  let isSending = false;

  const isMyTurn = () => isTurnOf(match) && !isSending;

  function showChoice(): void {
    const cards = fan.chosen();
    const problem = cards.length > 0 ? choiceProblem(rules, match, cards) : undefined;
    const combo = rules.read(cards);
    setPressable(acts.play, isMyTurn() && cards.length > 0 && problem === undefined);
    setPressable(acts.pass, isMyTurn() && match?.lying !== undefined);
    setPressable(acts.hint, isMyTurn());
    acts.play.textContent = playLabel(combo, problem);
    setText(note, cards.length === 0 ? '' : choiceText(combo, problem));
  }

  function playChosen(): void {
    const cards = fan.chosen();
    if (!isMyTurn() || cards.length === 0) return;
    const problem = choiceProblem(rules, match, cards);
    if (problem) note.textContent = refusalText(problem);
    else move({ kind: 'play', cards });
  }

  function giveHint(): void {
    if (!match || !isMyTurn()) return;
    const found = hintFor(rules, match.hand, comboToBeat(rules, match));
    fan.choose(found?.cards ?? []);
    if (!found) note.textContent = t('dock.no_hint');
  }

  return {
    element,
    focusHand: fan.focus,
    /** Handles a key; false if it has no meaning. */
    key(key: string): boolean {
      const run = { p: () => acts.pass.click(), h: giveHint, s: sort, enter: playChosen }[key.toLowerCase()];
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
      setText(words, turnText(next));
      element.classList.toggle('is-my-turn', isMyTurn());
      if (isTurnOf(next)) ring.show(next.msLeft);
      else ring.stop();
      showChoice();
    },
  };
}

const isTurnOf = (match: MatchView | undefined) => match?.phase === 'playing' && match.turn === 'you' && !match.end;

interface DockRuns {
  sort(): void;
  hint(): void;
  pass(): void;
  play(): void;
}

/** Creates the buttons below the player's cards; each has a key too. */
function createDockActs(runs: DockRuns) {
  const act = (name: string, label: string, key: string, run: () => void) =>
    h(
      'button',
      { type: 'button', class: `act act-${name}`, title: `${label} (${key})`, 'aria-keyshortcuts': key, onClick: run },
      label,
    );
  const sort = act('sort', t('dock.sort'), 'S', runs.sort);
  const hint = act('hint', t('dock.hint'), 'H', runs.hint);
  const pass = act('pass', t('dock.pass'), 'P', runs.pass);
  const play = act('play', t('dock.play'), 'Enter', runs.play);
  return { element: h('div', { class: 'acts' }, sort, hint, pass, play), hint, pass, play };
}
