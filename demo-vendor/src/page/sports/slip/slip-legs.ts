import { h } from '../../dom/dom.ts';
import { t } from '../texts/translate.ts';
import { pickKey, sameMatch } from './picks.rules.ts';
import type { Slip } from './slip.ts';
import { createSlipLeg, type SlipLeg } from './slip-leg.ts';
import type { SlipState } from './slip-state.ts';

/** Creates the picks of a slip; each is updated in place while its price changes and its stake is typed. */
export function createSlipLegs(slip: Slip, setStake: (key: string, text: string) => void) {
  const legs = new Map<string, SlipLeg>();
  const element = h('ul', { class: 'legs', 'aria-label': t('leg.picks') });
  return {
    element,
    show({ picks, states, mode, stakes }: SlipState): void {
      const keys = picks.map(pickKey);
      for (const [key, leg] of legs) {
        if (keys.includes(key)) continue;
        leg.element.remove();
        legs.delete(key);
      }
      const clashes = mode === 'parlay' ? sameMatch(picks) : [];
      for (const [i, pick] of picks.entries()) {
        const key = pickKey(pick);
        const leg = legs.get(key) ?? createSlipLeg(pick, { remove: slip.remove, stake: setStake });
        legs.set(key, leg);
        if (element.children[i] !== leg.element) element.insertBefore(leg.element, element.children[i] ?? null);
        leg.show({
          pick,
          state: states[i] ?? 'closed',
          offered: slip.offer(pick)?.price,
          stake: mode === 'single' ? (stakes.get(key) ?? '') : undefined,
          isClash: clashes.includes(pick),
        });
      }
    },
  };
}
