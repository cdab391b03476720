import type { CardRules } from '../../../pvp/rules/card-rules.ts';
import { h } from '../../dom/dom.ts';
import { localize } from '../../texts/localize.ts';
import { createCardDock } from '../hand/card-dock.ts';
import type { MatchView, Move, PvpSession } from '../pvp-api.ts';
import { tableName } from '../table-names.ts';
import { t } from '../texts/translate.ts';
import { stepText, turnText } from '../words.ts';
import type { EndActs } from './end-parts.ts';
import { createMatchEnd } from './match-end.ts';
import { createOpponentSeat } from './opponent-seat.ts';
import { createPile } from './pile.ts';

interface SceneParts extends EndActs {
  info: PvpSession;
  rules: CardRules;
  move(move: Move): void;
  giveUp(): void;
  click(): void;
  laid(): void;
  won(): void;
  speak(text: string): void;
}

/** Creates the table during a match: opponent, pile, own hand, and the end. */
export function createMatchScene(parts: SceneParts) {
  const { info, rules, speak } = parts;
  const opponent = createOpponentSeat();
  const pile = createPile();
  const end = createMatchEnd(info.currencySymbol, parts);
  const stakes = h('p', { class: 'at-stake' });
  const giveUp = h('button', { type: 'button', class: 'give-up', onClick: parts.giveUp }, t('match.give_up'));
  const hurry = () => speak(t('match.five'));
  const dock = createCardDock({ rules, number: info.number, move: parts.move, click: parts.click, hurry });
  const cloth = h('div', { class: 'cloth' }, opponent.element, pile.element, stakes, giveUp);
  const element = h(
    'div',
    { class: 'match-scene' },
    h('div', { class: 'cloth-rail' }, cloth),
    dock.element,
    end.element,
  );
  let before: MatchView | undefined;

  function announceSteps(match: MatchView): void {
    const name = tableName(match.opponent.number);
    const isKnown = before?.matchId === match.matchId;
    const fresh = isKnown && before ? match.actionNo - before.actionNo : 0;
    const steps = fresh > 0 ? match.steps.slice(-fresh) : [];
    if (steps.length > 0) parts.laid();
    const isTurn = match.turn !== before?.turn || !isKnown;
    const words = [
      ...steps.map((step) => stepText(step, name, true)),
      ...(isTurn && !match.end ? [turnText(match)] : []),
    ];
    if (words.length > 0) speak(words.join(' '));
  }

  return {
    element,
    dock,
    show(match: MatchView) {
      const name = tableName(match.opponent.number);
      announceSteps(match);
      const last = match.steps.at(-1);
      const passed = last?.what === 'pass' || last?.what === 'late' ? stepText(last, name, false) : '';
      const empty = match.phase === 'staking' ? t('match.confirming') : passed || t('match.open');
      opponent.show(match);
      pile.show(match.lying, match.lying?.by === 'you' ? t('step.you') : name, match.end ? '' : empty);
      stakes.replaceChildren(
        h('span', {}, localize(match.room)),
        t('match.prize', { symbol: info.currencySymbol, amount: match.prize }),
      );
      giveUp.hidden = match.phase !== 'playing' || match.end !== undefined;
      dock.show(match);
      end.show(match);
      element.classList.toggle(
        'is-over',
        match.end !== undefined || match.phase === 'void' || match.phase === 'returning',
      );
      const isEnd = match.end && !(before?.matchId === match.matchId && before.end);
      if (isEnd && match.end?.isWon) parts.won();
      before = match;
    },
    clear() {
      before = undefined;
      end.show(undefined);
    },
  };
}
