import { createKnownDomains } from './known-domains.ts';
import { createSessionStore } from './session-store.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const known = () => createKnownDomains(createSessionStore(sessionStorage), localStorage);

// covers 3
test('keeps the domains beyond the session, for a new tab on a dead domain', () => {
  expect(known().read()).toEqual([]);
  known().keep(['one.example', 'two.example']);
  expect(sessionStorage.getItem('domainSettings')).toBe('{"domains":["one.example","two.example"]}');
  sessionStorage.clear();
  expect(known().read()).toEqual(['one.example', 'two.example']);
});

test('prefers the domains of the session, which are newer', () => {
  known().keep(['old.example']);
  sessionStorage.setItem('domainSettings', '{"domains":["new.example"]}');
  expect(known().read()).toEqual(['new.example']);
});
