import { icon } from '../../art/line-icons.ts';
import { h } from '../../dom/dom.ts';
import { typedMinor } from '../../money/minor.rules.ts';
import { shownMinor } from '../../texts/figures.ts';
import { t } from '../texts/translate.ts';
import { mayPay } from './money.rules.ts';
import { type Pick, type PickState, pickKey } from './picks.rules.ts';
import { priceMove } from './price-move.rules.ts';

interface LegShown {
  pick: Pick;
  state: PickState;
  /** Current price, if any. */
  offered: string | undefined;
  /** As typed; undefined in a parlay. */
  stake: string | undefined;
  isClash: boolean;
}

interface LegActs {
  remove(key: string): void;
  stake(key: string, text: string): void;
}

const stateWords = (state: PickState): string => (state === 'suspended' || state === 'closed' ? t(`leg.${state}`) : '');

/** Creates a pick on the slip: selection, price with its change, and its stake in single mode. */
export function createSlipLeg(first: Pick, acts: LegActs) {
  const key = pickKey(first);
  const price = h('b', { class: 'leg-price', translate: 'no' });
  const was = h('s', { class: 'leg-was' });
  const note = h('p', { class: 'leg-note' });
  const input = h('input', {
    class: 'stake-input',
    inputmode: 'decimal',
    autocomplete: 'off',
    placeholder: '0.00',
    'aria-label': t('leg.stake_on', { label: first.label }),
  });
  const pays = h('span', { class: 'leg-pays' });
  const row = h('div', { class: 'leg-stake' }, pays, input);
  const remove = h('button', {
    type: 'button',
    class: 'leg-remove',
    'aria-label': t('leg.remove', { label: first.label }),
  });
  remove.append(icon('close'));
  remove.addEventListener('click', () => acts.remove(key));
  input.addEventListener('input', () => acts.stake(key, input.value));
  const element = h(
    'li',
    { class: 'leg' },
    h(
      'div',
      { class: 'leg-what' },
      h('b', {}, first.label),
      h('span', { class: 'leg-market' }, first.marketName),
      h('span', { class: 'leg-match' }, t('row.versus', { home: first.home, away: first.away })),
    ),
    h('div', { class: 'leg-prices' }, was, price),
    remove,
    note,
    row,
  );
  return {
    element,
    show(leg: LegShown): void {
      const { pick, state, offered, stake } = leg;
      const move = state === 'moved' && offered ? priceMove(pick.price, offered) : undefined;
      element.dataset.state = state;
      element.dataset.move = move ?? '';
      was.textContent = move ? pick.price : '';
      was.hidden = !move;
      price.replaceChildren(...(move ? [icon(move), offered ?? ''] : [pick.price]));
      const words = noteOf(leg, move !== undefined);
      note.replaceChildren(...words);
      note.hidden = words.length === 0;
      row.hidden = stake === undefined;
      if (stake !== undefined && input.value !== stake) input.value = stake;
      const minor = typedMinor(stake ?? '');
      input.setAttribute('aria-invalid', String(minor === undefined && (stake ?? '').trim() !== ''));
      pays.textContent = minor
        ? t('leg.pays', { amount: shownMinor(mayPay(minor, [pick.price])) })
        : t('receipt.stake');
    },
  };
}

/** Returns the message below a leg, if any. */
function noteOf({ pick, state, offered, isClash }: LegShown, isMoved: boolean): (Node | string)[] {
  if (isMoved) return [icon('warn'), t('leg.moved', { before: pick.price, after: offered ?? '' })];
  const words = isClash ? t('leg.clash') : stateWords(state);
  return words ? [icon(state === 'suspended' ? 'lock' : 'warn'), words] : [];
}

export type SlipLeg = ReturnType<typeof createSlipLeg>;
