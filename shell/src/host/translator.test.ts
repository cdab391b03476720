import { loadMessages } from '@portal/shared/i18n/load-shell';
import type { Messages } from '@portal/shared/i18n/messages';
import { createStore } from '@portal/shared/remote/state';
import { openPortal } from '../../testing/open-portal.tsx';
import { languageAtom } from './atoms.ts';
import { addTexts, showLanguage, textOf, textsAtom } from './translator.ts';

jest.mock('@portal/shared/i18n/load-shell', () => ({ loadMessages: jest.fn() }));

const waiting = new Map<string, { come(): void; fail(reason: Error): void }>();

beforeEach(() => {
  waiting.clear();
  jest.mocked(loadMessages).mockImplementation(
    (language) =>
      new Promise((resolve, reject) => {
        waiting.set(language, { come: () => resolve({ word: `word of ${language}` }), fail: reject });
      }),
  );
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

async function inEnglish() {
  const store = createStore();
  const shown = showLanguage(store, 'EN');
  waiting.get('EN')?.come();
  await shown;
  return store;
}

// covers 2.4
test('shows the last requested language, whichever texts load first', async () => {
  const store = await inEnglish();
  const outcomes = [showLanguage(store, 'CN'), showLanguage(store, 'MY')];
  waiting.get('MY')?.come();
  await settle();
  waiting.get('CN')?.come();
  expect(await Promise.all(outcomes)).toEqual([false, true]);
  expect([store.get(languageAtom), textOf(store, 'word')]).toEqual(['MY', 'word of MY']);
  expect(document.documentElement.lang).toMatch(/^ms/);
});

test('keeps the language when its texts fail to load, and fetches them past the cache on retry', async () => {
  const store = await inEnglish();
  const damaged = Object.assign(new Error('chunk'), { request: 'http://localhost/cn.js' });
  const fetched = jest.fn(async () => new Response());
  Object.assign(globalThis, { fetch: fetched });
  const failing = showLanguage(store, 'CN');
  waiting.get('CN')?.fail(damaged);
  await expect(failing).rejects.toBe(damaged);
  expect([store.get(languageAtom), textOf(store, 'word')]).toEqual(['EN', 'word of EN']);
  const again = showLanguage(store, 'CN');
  await settle();
  waiting.get('CN')?.come();
  expect(await again).toBe(true);
  expect(fetched.mock.calls).toEqual([['http://localhost/cn.js', { cache: 'reload' }]]);
  expect(textOf(store, 'word')).toBe('word of CN');
});

test('loads texts of a part in the new language when it changes meanwhile', async () => {
  const store = await inEnglish();
  const area = jest.fn(async (language: string): Promise<Messages> => ({ part: `part of ${language}` }));
  const changed = showLanguage(store, 'CN');
  await addTexts(store, area);
  waiting.get('CN')?.come();
  await settle();
  waiting.get('CN')?.come();
  await changed;
  expect(store.get(textsAtom)).toEqual({
    language: 'CN',
    messages: { word: 'word of CN', part: 'part of CN' },
  });
});

test('fetches damaged texts of a part past the cache when they are requested again', async () => {
  const store = await inEnglish();
  const damaged = Object.assign(new Error('chunk'), { request: 'http://localhost/part.js' });
  const fetched = jest.fn(async () => new Response());
  Object.assign(globalThis, { fetch: fetched });
  const area = jest.fn(async (): Promise<Messages> => ({ part: 'a part' }));
  area.mockRejectedValueOnce(damaged);
  await expect(addTexts(store, area)).rejects.toBe(damaged);
  expect(fetched).not.toHaveBeenCalled();
  await addTexts(store, area);
  expect(fetched.mock.calls).toEqual([['http://localhost/part.js', { cache: 'reload' }]]);
  expect(textOf(store, 'part')).toBe('a part');
});

// covers 2.4, 4
test('stores a language once it is shown, and reports a failure', async () => {
  jest.mocked(loadMessages).mockImplementation(async (language) => {
    if (language === 'CN') throw new Error('chunk');
    return { 'error.page_load': 'it did not come' };
  });
  const { portal } = await openPortal();
  const showToast = jest.spyOn(portal.toasts, 'show');
  await portal.setLanguage('CN');
  expect(showToast.mock.calls).toEqual([['it did not come', 'bad']]);
  expect([portal.host.language.get(), localStorage.getItem('language')]).toEqual(['EN', null]);
  await portal.setLanguage('MY');
  expect([portal.host.language.get(), localStorage.getItem('language')]).toEqual(['MY', 'MY']);
});
