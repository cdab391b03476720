import { baccaratTotal } from '@portal/engines/cards/baccarat-cards.rules';
import { cardBack, cardFace } from '../../boards/cards/card-picture.ts';
import { drawn, h, isMotionReduced, wait } from '../../dom/dom.ts';
import { createDealer } from '../dealer/dealer.ts';
import { createShoe } from '../dealer/shoe.ts';
import { t } from '../texts/translate.ts';
import type { MakeShow } from './show.ts';
import { thirdCardWords } from './third-card.rules.ts';

const dealMs = 480;

function createHand(name: string, side: string) {
  const cards = h('div', { class: 'hand-cards' });
  const score = h('output', { class: 'hand-score', 'aria-label': t('hand.total', { name }) });
  const element = h('section', { class: `hand hand-${side}`, 'aria-label': name }, h('h2', {}, name, score), cards);
  const lying: number[] = [];
  return {
    element,
    clear() {
      lying.length = 0;
      cards.replaceChildren();
      score.textContent = '';
      element.classList.remove('is-win');
    },
    win: () => element.classList.add('is-win'),
    /** Lays a card, face down first, and turns it. */
    async lay(card: number, live: boolean, dealt: (place: HTMLElement) => void): Promise<void> {
      lying.push(card);
      const face = drawn('card-face', cardFace(card));
      const turning = h('span', { class: 'table-card' }, drawn('card-back', cardBack()), face);
      if (lying.length === 3) turning.classList.add('is-third');
      if (live && !isMotionReduced()) turning.classList.add('is-dealt');
      cards.append(turning);
      dealt(turning);
      if (live) await wait(isMotionReduced() ? 60 : dealMs);
      score.textContent = String(baccaratTotal(lying));
    },
  };
}

/** Creates two hands, dealt card by card from the shoe, with an explanation of the third-card rule. */
export const makeCardsShow: MakeShow = (sound, announce, gameCode) => {
  const dealer = createDealer(gameCode);
  const shoe = createShoe();
  const player = createHand(t('hand.player'), 'player');
  const banker = createHand(t('hand.banker'), 'banker');
  const words = h('p', { class: 'dealer-words' });
  const tie = h('b', { class: 'tie-plate' }, t('hand.tie'));
  const clear = () => {
    player.clear();
    banker.clear();
    words.textContent = '';
    tie.classList.remove('is-shown');
  };
  return {
    element: h(
      'div',
      { class: 'show show-cards' },
      dealer.element,
      shoe.element,
      h('div', { class: 'hands' }, player.element, tie, banker.element),
      words,
    ),
    opened(roundNo) {
      clear();
      dealer.round(roundNo);
      shoe.fill();
    },
    closed() {},
    async result(shown, live) {
      if (shown.engine !== 'baccarat') return;
      clear();
      const { hands } = shown;
      const pause = (ms: number) => (live && !isMotionReduced() ? wait(ms) : Promise.resolve());
      const lay = (hand: typeof player, card: number | undefined) => {
        if (card === undefined) return Promise.resolve();
        if (live) sound.click();
        return hand.lay(card, live, (place) => {
          shoe.deal(place, live);
          if (live) dealer.reach();
        });
      };
      for (const i of [0, 1]) {
        await lay(player, hands.player[i]);
        await lay(banker, hands.banker[i]);
      }
      const explanation = thirdCardWords(hands.player, hands.banker);
      words.textContent = explanation.player;
      await pause(450);
      await lay(player, hands.player[2]);
      if (explanation.banker) {
        words.textContent = t('third.both', { player: explanation.player, banker: explanation.banker });
        await pause(450);
      }
      await lay(banker, hands.banker[2]);
      if (hands.winner === 'tie') tie.classList.add('is-shown');
      else (hands.winner === 'player' ? player : banker).win();
      if (live) sound.stop();
      announce(t(`won.${hands.winner}`, { player: hands.playerTotal, banker: hands.bankerTotal }));
    },
  };
};
