import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openDom } from '../testing/open-dom.ts';
import { applyAndStoreLanguage, applyStoredLanguage } from './stored-language.ts';

test('shows the line of a public demo in the language of the launch, and of pages opened later', () => {
  for (const apply of [() => applyAndStoreLanguage({ language: 'CN' }), applyStoredLanguage]) {
    const close = openDom('<p id="demo">Demo: nothing here is real money</p><main></main>');
    localStorage.setItem('language', 'CN');
    apply();
    assert.equal(document.body.innerHTML, '<p id="demo">演示环境：这里的一切都不是真钱</p><main></main>');
    close();
  }
});

test('adds no line where the page has none', () => {
  const close = openDom('<main></main>');
  applyAndStoreLanguage({ language: 'CN' });
  assert.equal(document.body.innerHTML, '<main></main>');
  close();
});
