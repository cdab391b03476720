import { icon } from '../../art/line-icons.ts';
import { h } from '../../dom/dom.ts';
import { cooldownMs, setPressable } from '../../dom/pressable.ts';
import { t } from '../texts/translate.ts';

interface ScratchActs {
  buy(): void;
  reveal(): void;
  verify(): void;
}

/** What can be done with an instant ticket: buy one, take its foil off, and verify it when it has been seen. */
export function createScratchActs(acts: ScratchActs) {
  const buy = h('button', { type: 'button', class: 'main-act', onClick: acts.buy }, '');
  const reveal = h('button', { type: 'button', class: 'main-act', onClick: acts.reveal }, t('instant.reveal'));
  const proof = h(
    'button',
    { type: 'button', class: 'second-act', onClick: acts.verify },
    icon('shield'),
    t('draw.verify'),
  );
  let isBusy = false;
  let isResting = false;
  const allow = () => setPressable(buy, !isBusy && !isResting);
  return {
    element: h('div', { class: 'scratch-acts' }, proof, reveal, buy),
    show({ isCovered, hasTicket, price, isBuying }: ScratchMoment): void {
      buy.textContent = isBuying ? t('instant.moment') : t(hasTicket ? 'instant.another' : 'instant.buy', { price });
      isBusy = isBuying;
      allow();
      buy.hidden = isCovered;
      reveal.hidden = !isCovered;
      proof.hidden = isCovered || !hasTicket;
    },
    /** The focus goes from the foil that was taken off to the next ticket, which a second press does not buy at once. */
    toBuy(): void {
      buy.focus({ preventScroll: true });
      isResting = true;
      allow();
      setTimeout(() => {
        isResting = false;
        allow();
      }, cooldownMs);
    },
    toReveal: () => reveal.focus({ preventScroll: true }),
  };
}

interface ScratchMoment {
  /** Foil lies over the ticket. */
  isCovered: boolean;
  hasTicket: boolean;
  /** Of the next ticket, with its currency. */
  price: string;
  isBuying: boolean;
}
