import { createKnownDomains } from './known-domains.ts';
import { createSessionStore } from './session-store.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const known = () => createKnownDomains(createSessionStore(sessionStorage), localStorage);

test('the domains outlive the session, for a tab that is new on a dead domain', () => {
  expect(known().read()).toEqual([]);
  known().keep(['one.example', 'two.example']);
  expect(sessionStorage.getItem('domainSettings')).toBe('{"domains":["one.example","two.example"]}');
  sessionStorage.clear();
  expect(known().read()).toEqual(['one.example', 'two.example']);
});

test('what the session knows is newer', () => {
  known().keep(['old.example']);
  sessionStorage.setItem('domainSettings', '{"domains":["new.example"]}');
  expect(known().read()).toEqual(['new.example']);
});
