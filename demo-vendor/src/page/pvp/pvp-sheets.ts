import type { RuleSet } from '../../pvp/card-rules.ts';
import { rulesText } from '../../pvp/rules-text.ts';
import { shownAmount } from '../amounts.ts';
import { h } from '../dom.ts';
import { openSheet } from '../sheets.ts';
import { type HistoryEntry, type PvpSession, readPast } from './pvp-api.ts';
import { openVerify } from './verify-deal.ts';

/** How the game is played, what the house keeps, and what happens when somebody is gone. */
export function openCardRules(ruleSet: RuleSet): void {
  const parts = rulesText(ruleSet).map(({ title, lines }) => [
    h('h3', {}, title),
    ...lines.map((line) => h('p', {}, line)),
  ]);
  openSheet('Rules', ...parts.flat());
}

const stateWords: Readonly<Record<HistoryEntry['state'], string>> = {
  won: 'Won',
  lost: 'Lost',
  open: 'Open',
  void: 'Not played',
  stuck: 'Being looked into',
};

/** The player's own matches of this game. */
export async function openPast(info: PvpSession): Promise<void> {
  const { list } = await readPast(info.session);
  const empty = h('p', {}, 'No matches yet. Yours will stand here.');
  const lines = list.map((entry) => {
    const isOver = entry.state === 'won' || entry.state === 'lost';
    const verify = h('button', { type: 'button', class: 'proof-button' }, 'Verify');
    verify.addEventListener('click', () => void openVerify(info, entry.matchId));
    const result = entry.state === 'won' ? `Won ${shownAmount(entry.win)}` : stateWords[entry.state];
    return h(
      'li',
      {},
      h('span', {}, new Date(entry.at).toLocaleString()),
      h('span', {}, `${entry.room}, stake ${shownAmount(entry.stake)}`),
      h('b', { class: entry.state === 'won' ? 'is-good' : '' }, result),
      ...(isOver ? [verify] : []),
    );
  });
  openSheet('My matches', lines.length === 0 ? empty : h('ul', { class: 'rounds' }, ...lines));
}

/** Asks before a match is given up. */
export function askGiveUp(stake: string, symbol: string, giveUp: () => void): void {
  const yes = h('button', { type: 'button', class: 'danger-act', onClick: () => close(giveUp) }, 'Give up');
  const no = h('button', { type: 'button', class: 'quiet-dark', onClick: () => close() }, 'Play on');
  const close = (after?: () => void) => {
    yes.closest('dialog')?.close();
    after?.();
  };
  const text = `Your opponent wins at once, and your stake of ${symbol} ${shownAmount(stake)} is lost.`;
  openSheet('Give up this match?', h('p', {}, text), h('div', { class: 'sheet-acts' }, no, yes));
}
