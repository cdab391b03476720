import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseModule } from '@portal/build/contract/read-source';
import { wordsInElements } from './texts-in-studio.ts';

const wordsIn = (code: string) => wordsInElements(parseModule(`export const a = () => { ${code}; };`));

for (const [code, words] of [
  ["h('p', {}, 'Your slip is empty')", ['Your slip is empty']],
  ["h('p', {}, isOver ? 'Drawn' : t('waiting'), ' · ')", ['Drawn']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source text that is read.
  ["h('b', {}, `Draw ${name}`)", ['Draw']],
  ["h('nav', { class: 'tabs', 'aria-label': 'Places' })", ['Places']],
  ["h('input', { ...{ title: 'Stake', id: 'stake' } })", ['Stake']],
  ["sum.textContent = 'Choose numbers'", ['Choose numbers']],
  ["h('p', { class: 'fine' }, t('slip.none'), '×', '– 18 –')", []],
  ["tell('p', {}, 'never shown')", []],
] as const)
  test(`words in ${code}: ${words.join(', ') || 'none'}`, () => assert.deepEqual(wordsIn(code), words));
