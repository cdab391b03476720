import { commitmentOf, fairDraw, seedFromText } from '../../fairness/fair-draw.ts';
import { findTableGame } from '../../games/table-games.ts';
import { clientSeedOf, type Shown, tableRules } from '../../tables/table.rules.ts';
import { h } from '../dom/dom.ts';
import { resultWords } from './result-words.ts';
import { t } from './texts/translate.ts';

interface PublishedRound {
  roundNo: number;
  commitment: string;
  seed?: string;
  shown?: Shown;
  state: 'open' | 'result' | 'cancelled';
}

function field(label: string, name: string, value: string, pattern: string): HTMLElement {
  const input = h('input', {
    id: name,
    name,
    value,
    pattern,
    required: true,
    spellcheck: 'false',
    autocomplete: 'off',
  });
  return h('p', { class: 'field-row' }, h('label', { for: name }, label), input);
}

/** Recomputes the round in this page. */
function check(form: FormData): { isRight: boolean; lines: string[] } {
  const of = (name: string) => String(form.get(name) ?? '').trim();
  const table = findTableGame(of('table'));
  if (!table) return { isRight: false, lines: [t('verify.no_table')] };
  const seed = seedFromText(of('seed').toLowerCase());
  const seal = commitmentOf(seed);
  const rules = tableRules(table.engine);
  const text = resultWords(rules.draw(fairDraw(seed, clientSeedOf(table.game.gameCode, Number(of('round'))))));
  const isRight = seal === of('commitment').toLowerCase();
  const sealed = isRight ? t('verify.fits') : t('verify.fits_not');
  return { isRight, lines: [sealed, t('verify.hash', { seal }), t('verify.gives', { text })] };
}

/** Creates a form that recomputes a round from its seed, prefilled with the studio's data of the round. */
export async function verifyPanel(table: string, roundNo: string): Promise<HTMLElement> {
  const published = roundNo ? await readRound(table, roundNo) : undefined;
  const answer = h('div', { class: 'verdict', role: 'status' });
  const hex = '[0-9a-fA-F]{64}';
  const form = h(
    'form',
    { class: 'verify-form' },
    field(t('verify.table'), 'table', table, '[a-z0-9-]{1,64}'),
    field(t('verify.round'), 'round', roundNo, '[1-9][0-9]{0,9}'),
    field(t('verify.seal'), 'commitment', published?.commitment ?? '', hex),
    field(t('verify.seed'), 'seed', published?.seed ?? '', hex),
    h('button', { class: 'check' }, t('verify.work')),
  );
  const run = () => {
    const { isRight, lines } = check(new FormData(form));
    answer.className = isRight ? 'verdict is-right' : 'verdict is-wrong';
    answer.replaceChildren(...lines.map((line, i) => h(i === 0 ? 'b' : 'p', {}, line)));
    if (published?.shown) answer.append(h('p', {}, t('verify.showed', { result: resultWords(published.shown) })));
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    run();
  });
  if (published?.seed) queueMicrotask(run);
  const waiting = published && !published.seed ? t('verify.no_result') : '';
  return h(
    'section',
    { class: 'verify' },
    h('p', {}, t('verify.how')),
    ...(waiting ? [h('p', { class: 'waiting' }, waiting)] : []),
    form,
    answer,
    h('p', { class: 'fine' }, t('verify.words')),
  );
}

async function readRound(table: string, roundNo: string): Promise<PublishedRound | undefined> {
  const path = `/api/tables/${encodeURIComponent(table)}/rounds/${encodeURIComponent(roundNo)}`;
  const response = await fetch(path).catch(() => undefined);
  return response?.status === 200 ? response.json() : undefined;
}
