import { h } from '../../dom/dom.ts';
import { localize } from '../../texts/localize.ts';
import { t } from '../texts/translate.ts';
import { type MakeFelt, spotName, stack } from './felt.ts';

/** Creates a felt with a few large zones, for baccarat and cockfight. */
export const makeZonesFelt: MakeFelt = (table, lay) => {
  const zones = table.spots.map((spot) => {
    const chips = h('span', { class: 'zone-chips' });
    const element = h(
      'button',
      { type: 'button', class: `zone zone-${spot.id}`, onClick: () => lay(spot.id) },
      h('b', {}, localize(spot.label)),
      ' ',
      h('span', { class: 'zone-pays' }, spot.pays),
      chips,
    );
    return { id: spot.id, element, chips, shown: `${localize(spot.label)} ${spot.pays}` };
  });
  return {
    element: h(
      'section',
      { class: `zones zones-${table.engine}`, 'aria-label': t('felt.label') },
      ...zones.map(({ element }) => element),
    ),
    chips(placed, laid) {
      for (const { id, element, chips, shown } of zones) {
        const sums = [placed.get(id) ?? 0, laid.get(id) ?? 0] as const;
        chips.replaceChildren(...(sums[0] + sums[1] > 0 ? [stack(...sums)] : []));
        element.setAttribute('aria-label', spotName(table, id, placed, laid, shown));
      }
    },
    open(isOpen) {
      for (const { element } of zones) element.setAttribute('aria-disabled', String(!isOpen));
    },
    light(winning) {
      for (const { id, element } of zones) element.classList.toggle('is-win', winning.has(id));
    },
  };
};
