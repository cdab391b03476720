import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { openDom } from '../testing/open-dom.ts';
import { applyAndStoreLanguage, applyStoredLanguage } from './stored-language.ts';

test('shows the line of a public demo in the language of the launch, and of pages opened later', async () => {
  for (const apply of [() => applyAndStoreLanguage({ language: 'CN' }), applyStoredLanguage]) {
    const close = openDom('<p id="demo">Demo: nothing here is real money</p><main></main>');
    localStorage.setItem('language', 'CN');
    await apply();
    assert.equal(document.body.innerHTML, '<p id="demo">演示环境：这里的一切都不是真钱</p><main></main>');
    close();
  }
});

test('adds no line where the page has none', async () => {
  const close = openDom('<main></main>');
  await applyAndStoreLanguage({ language: 'CN' });
  assert.equal(document.body.innerHTML, '<main></main>');
  close();
});

test('reads English where the texts of the language cannot be had', async () => {
  const close = openDom('<p id="demo"></p><main id="game" data-texts="VN=game.vn.1.json"></main>');
  mock.timers.enable({ apis: ['setTimeout'] });
  mock.method(globalThis, 'fetch', async () => Response.error());
  const applied = applyAndStoreLanguage({ language: 'VN' });
  for (let turn = 0; turn < 10; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    mock.timers.tick(1000);
  }
  await applied;
  assert.equal(document.documentElement.lang, 'en-GB');
  assert.equal(document.getElementById('demo')?.textContent, 'Demo: nothing here is real money');
  mock.reset();
  close();
});
