import { createPreferences } from './preferences.ts';
import { safeStorage } from './safe-storage.ts';
import { createSessionStore } from './session-store.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

function refused(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

function full(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
}

test('keeps values for the page when the browser refuses storage', () => {
  const session = createSessionStore(safeStorage(refused));
  session.begin('T');
  session.setIsAgent(2);
  session.setDomains(['one.example']);
  expect([session.token(), session.isAgent(), session.merchant()]).toEqual(['T', 2, 'portal']);
  session.clear();
  expect([session.token(), session.isAgent(), session.merchant()]).toEqual([undefined, undefined, 'portal']);
  expect(session.domains()).toEqual(['one.example']);
});

// covers 3
test('continues with full storage and never returns an older value', () => {
  sessionStorage.setItem('token', 'old');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
  const session = createSessionStore(safeStorage(() => sessionStorage));
  session.begin('new');
  expect(session.token()).toBe('new');
  expect(sessionStorage.getItem('token')).toBeNull();
  session.clear();
  expect(session.token()).toBeUndefined();
});

// covers 3
test('survives a storage that fails at every use', () => {
  for (const method of ['getItem', 'setItem', 'removeItem', 'clear'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(refused);
  const store = safeStorage(() => localStorage);
  const preferences = createPreferences(store, []);
  preferences.setTheme('dark');
  preferences.setLanguage('EN');
  expect([preferences.theme(), preferences.language(['EN'])]).toEqual(['dark', 'EN']);
  store.removeItem('theme');
  store.clear();
  expect([preferences.theme(), preferences.language()]).toEqual(['light', 'TY']);
});

test('writes to the real storage whatever it can hold', () => {
  safeStorage(() => sessionStorage).setItem('a', '1');
  expect(sessionStorage.getItem('a')).toBe('1');
});
