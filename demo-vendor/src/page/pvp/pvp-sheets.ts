import { playOutcome } from '@portal/shared/contract/play-outcome';
import type { RuleSet } from '../../pvp/rules/card-rules.ts';
import { rulesText } from '../../pvp/rules/rules-text.ts';
import { h } from '../dom/dom.ts';
import { outcomeWords } from '../outcome/outcome-words.ts';
import { openSheet } from '../sheets.ts';
import { fullTime, shownAmount } from '../texts/figures.ts';
import { localize } from '../texts/localize.ts';
import { type PvpSession, readPast } from './pvp-api.ts';
import { t } from './texts/translate.ts';
import { openVerify } from './verify/verify-deal.ts';

/** Opens the rules: how to play, the rake, and what happens when a player leaves. */
export function openCardRules(ruleSet: RuleSet): void {
  const parts = rulesText(ruleSet).map(({ title, lines }) => [
    h('h3', {}, localize(title)),
    ...lines.map((line) => h('p', {}, localize(line))),
  ]);
  openSheet(t('page.rules'), ...parts.flat());
}

/** Opens the player's matches in this game. */
export async function openPast(info: PvpSession): Promise<void> {
  const { list } = await readPast(info.session);
  const empty = h('p', {}, t('past.none'));
  const lines = list.map((entry) => {
    const { state } = entry;
    const isOver = state === 'won' || state === 'lost';
    const outcome = playOutcome({ stake: entry.stake, returned: entry.win });
    const verify = h('button', { type: 'button', class: 'proof-button' }, t('past.verify'));
    verify.addEventListener('click', () => void openVerify(info, entry.matchId));
    const result = state === 'won' || state === 'lost' ? outcomeWords(outcome) : t(`past.${state}`);
    return h(
      'li',
      {},
      h('span', {}, fullTime(entry.at)),
      h('span', {}, t('past.stake', { room: localize(entry.room), amount: shownAmount(entry.stake) })),
      h('b', { class: isOver && outcome.kind === 'win' ? 'is-good' : '' }, result),
      ...(isOver ? [verify] : []),
    );
  });
  openSheet(t('page.past'), lines.length === 0 ? empty : h('ul', { class: 'rounds' }, ...lines));
}

/** Confirms giving up a match. */
export function askGiveUp(stake: string, symbol: string, giveUp: () => void): void {
  const yes = h('button', { type: 'button', class: 'danger-act', onClick: () => close(giveUp) }, t('match.give_up'));
  const no = h('button', { type: 'button', class: 'quiet-dark', onClick: () => close() }, t('give.play_on'));
  const close = (after?: () => void) => {
    yes.closest('dialog')?.close();
    after?.();
  };
  const text = t('give.text', { symbol, amount: shownAmount(stake) });
  openSheet(t('give.title'), h('p', {}, text), h('div', { class: 'sheet-acts' }, no, yes));
}
