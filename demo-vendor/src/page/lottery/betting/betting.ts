import type { Draw } from '@portal/engines/engine';
import type { LotterySession, SlipLimits } from '../../../lottery/lottery-shapes.ts';
import type { PlayType } from '../../../lottery/rules/lottery-kind.ts';
import { icon } from '../../art/line-icons.ts';
import { h } from '../../dom/dom.ts';
import { shownOdds } from '../../texts/figures.ts';
import type { GameStore } from '../game/game-store.ts';
import { refusalWords } from '../slip/refusal-words.ts';
import type { SlipLine } from '../slip/slip.rules.ts';
import type { Slip } from '../slip/slip.ts';
import { localize } from '../texts/localize.ts';
import { t } from '../texts/translate.ts';
import { type AddFoot, createAddFoot } from './add-foot.ts';
import { createLineStake } from './line-stake.ts';
import { createPicker, type Picker } from './numbers/picker.ts';
import { randomLines } from './numbers/quick-pick.rules.ts';
import { createPlayTypes } from './play-types.ts';

const wordRange = 2 ** 32;

/** Uniform numbers of the browser's own source of chance; words in the uneven tail are passed over. */
const cryptoDraw: Draw = (bound) => {
  const limit = wordRange - (wordRange % bound);
  for (;;) {
    const [word = wordRange] = crypto.getRandomValues(new Uint32Array(1));
    if (word < limit) return word % bound;
  }
};

interface BettingParts {
  info: LotterySession;
  store: GameStore;
  slip: Slip;
  /** Lines were added to the slip. */
  added(): void;
  rules(playType: PlayType): void;
}

/** Choosing what to bet on in the game on the table. */
export function createBetting({ info, store, slip, added, rules }: BettingParts) {
  const { playTypes, limits } = store.game();
  const types = createPlayTypes(playTypes, take);
  const stake = createLineStake(limits, info.currencySymbol, show);
  const foot = createAddFoot(info.currencySymbol, { add: addChosen, clear: () => picker?.clear() });
  const quick = createQuickPick(addRandom);
  const rule = h('div', { class: 'play-rule' });
  const container = h('div', { class: 'picker-place' });
  let playType: PlayType | undefined;
  let picker: Picker | undefined;

  function take(next: PlayType): void {
    playType = next;
    picker = createPicker({ playType: next, limits, changed: show, showNotice: foot.showNotice });
    container.replaceChildren(picker.element);
    const pays = oddsWords(next);
    // Named with its bet; what is shown stands in the name as it is.
    const name = `${localize(next.name)}: ${pays}`;
    const odds = h(
      'button',
      { type: 'button', class: 'rule-odds', 'aria-label': name, translate: 'no', onClick: () => rules(next) },
      pays,
    );
    rule.replaceChildren(h('p', {}, localize(next.rule)), odds);
    show();
  }

  function show(): void {
    if (!playType || !picker) return;
    foot.show({ playType, picker, stakeMinor: stake.stakeMinor(), multiple: stake.multiple() });
    if (!stake.isGood()) foot.refuse(stake.unclear() ?? refusalWords('invalid_stake', limits));
  }

  function lay(chosen: readonly string[][]): void {
    const each = { playType: playType?.code ?? '', stakeMinor: stake.stakeMinor(), multiple: stake.multiple() };
    const lines = chosen.map((numbers) => ({ ...each, numbers }));
    layLines({ slip, foot, limits, added }, lines);
  }

  function addChosen(): void {
    const chosen = picker?.lines() ?? [];
    if (chosen.length === 0 || !stake.isGood()) return;
    picker?.clear();
    lay(chosen);
  }

  function addRandom(count: number): void {
    if (!playType || !stake.isGood()) return;
    const { code } = playType;
    const there = slip.state().lines.filter((line) => line.playType === code);
    const existing = there.map(({ numbers }) => [...numbers]);
    lay(randomLines(playType, count, cryptoDraw, existing));
  }

  function choose(code: string | undefined): void {
    const type = playTypes.find((each) => each.code === code) ?? playTypes[0];
    if (!type) return;
    take(type);
    types.show(type);
  }

  choose(info.playType);
  return {
    element: h('div', { class: 'betting' }, types.element, rule, container, quick, stake.element, foot.element),
    /** Takes a line of the slip back to be changed. */
    edit(code: string, chosen: readonly string[]): void {
      choose(code);
      picker?.set(chosen);
    },
  };
}
export type Betting = ReturnType<typeof createBetting>;

function oddsWords({ odds }: PlayType): string {
  const pays = odds.map(({ pays: each }) => Number(each)).sort((a, b) => a - b);
  const [least = 0, most = least] = [pays[0], pays[pays.length - 1]];
  return t(least === most ? 'play.pays' : 'play.pays_up_to', { odds: shownOdds(most.toFixed(2)) });
}

const counts = [1, 5, 10];

/** Lines at random, added to the slip at once. */
function createQuickPick(pick: (count: number) => void): HTMLElement {
  const buttons = counts.map((count) => {
    const words = t('quick.lines', { lines: t('count.line', { count }) });
    return h(
      'button',
      { type: 'button', class: 'pick-count', 'aria-label': words, onClick: () => pick(count) },
      `+${count}`,
    );
  });
  const label = h('span', { class: 'quick-pick-label' }, icon('spark'), t('quick.label'));
  return h('div', { class: 'quick-pick', role: 'group', 'aria-label': t('quick.label') }, label, ...buttons);
}

interface LayParts {
  slip: Slip;
  foot: AddFoot;
  limits: SlipLimits;
  /** Lines were added to the slip. */
  added(): void;
}

/** Lays lines on the slip as far as it takes them, and says how many they were. */
function layLines({ slip, foot, limits, added }: LayParts, lines: readonly SlipLine[]): void {
  const before = slip.state().lines.length;
  slip.add(lines);
  const count = slip.state().lines.length - before;
  if (count < lines.length)
    foot.showNotice(t('foot.added_some', { lines: t('count.line', { count }), most: limits.mostLines }));
  if (count === 0) return;
  foot.announce(t('foot.added', { lines: t('count.line', { count }) }));
  added();
}
