import { commitmentOf, fairDraw, seedFromText } from '../../fairness/fair-draw.ts';
import { findTableGame } from '../../games/table-games.ts';
import { clientSeedOf, type Shown, tableRules } from '../../tables/table.rules.ts';
import { h } from '../dom.ts';

interface ToldRound {
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

/** Works the round out again, in this page alone. */
function check(form: FormData): { isRight: boolean; lines: string[] } {
  const of = (name: string) => String(form.get(name) ?? '').trim();
  const table = findTableGame(of('table'));
  if (!table) return { isRight: false, lines: ['There is no table of this name.'] };
  const seed = seedFromText(of('seed').toLowerCase());
  const seal = commitmentOf(seed);
  const rules = tableRules(table.engine);
  const text = rules.text(rules.draw(fairDraw(seed, clientSeedOf(table.game.gameCode, Number(of('round'))))));
  const isRight = seal === of('commitment').toLowerCase();
  const sealed = isRight ? 'The seed fits the seal that was shown before the bets.' : 'The seed does not fit the seal.';
  return { isRight, lines: [sealed, `SHA-256 of the seed: ${seal}`, `The seed gives: ${text}`] };
}

/** A form that works a round out from its seed, filled with what the studio tells of the round. */
export async function verifyPanel(table: string, roundNo: string): Promise<HTMLElement> {
  const told = roundNo ? await readRound(table, roundNo) : undefined;
  const answer = h('div', { class: 'verdict', role: 'status' });
  const hex = '[0-9a-fA-F]{64}';
  const form = h(
    'form',
    { class: 'verify-form' },
    field('Table', 'table', table, '[a-z0-9-]{1,64}'),
    field('Round', 'round', roundNo, '[1-9][0-9]{0,9}'),
    field('Seal (told when betting opened)', 'commitment', told?.commitment ?? '', hex),
    field('Seed (told with the result)', 'seed', told?.seed ?? '', hex),
    h('button', { class: 'check' }, 'Work it out'),
  );
  const run = () => {
    const { isRight, lines } = check(new FormData(form));
    answer.className = isRight ? 'verdict is-right' : 'verdict is-wrong';
    answer.replaceChildren(...lines.map((line, i) => h(i === 0 ? 'b' : 'p', {}, line)));
    const seen = told?.shown && findTableGame(table);
    if (seen && told?.shown) answer.append(h('p', {}, `The table showed: ${tableRules(seen.engine).text(told.shown)}`));
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    run();
  });
  if (told?.seed) queueMicrotask(run);
  const waiting =
    told && !told.seed ? 'This round has no result yet, or it was cancelled: there is no seed to check.' : '';
  return h(
    'section',
    { class: 'verify' },
    h(
      'p',
      {},
      'The seed of a round is sealed before the first bet and shown with the result. This page works the result out again with the rules of the table, on your own device.',
    ),
    ...(waiting ? [h('p', { class: 'waiting' }, waiting)] : []),
    form,
    answer,
    h(
      'p',
      { class: 'fine' },
      'Draws are cut from HMAC-SHA-256(seed, "table:round:block") in 32-bit words; words that would favour a number are passed over.',
    ),
  );
}

async function readRound(table: string, roundNo: string): Promise<ToldRound | undefined> {
  const path = `/api/tables/${encodeURIComponent(table)}/rounds/${encodeURIComponent(roundNo)}`;
  const response = await fetch(path).catch(() => undefined);
  return response?.status === 200 ? response.json() : undefined;
}
