import { createSessionStore } from './session-store.ts';

beforeEach(() => sessionStorage.clear());

// covers 3
test('clears everything of the session but merchant code and domain settings', () => {
  const session = createSessionStore(sessionStorage);
  session.begin('T');
  session.setIsAgent(2);
  session.setDomains(['one.example']);
  sessionStorage.setItem('launch:1', '{}');
  session.clear();
  expect({ ...sessionStorage }).toEqual({ merchantCode: 'portal', domainSettings: '{"domains":["one.example"]}' });
  expect(session.token()).toBeUndefined();
  expect(session.domains()).toEqual(['one.example']);
});

test('a logout keeps what the tab was opened with: a preview, and parts that are switched off', () => {
  const session = createSessionStore(sessionStorage);
  sessionStorage.setItem('preview', 'A1b2C3d4E5f6G7h8I9j0_-');
  sessionStorage.setItem('disable', 'remote-games');
  session.begin('T');
  session.clear();
  expect(sessionStorage.getItem('preview')).toBe('A1b2C3d4E5f6G7h8I9j0_-');
  expect(sessionStorage.getItem('disable')).toBe('remote-games');
  expect(session.token()).toBeUndefined();
});

test.each(['', 'x', '{}', '{"domains":[1]}', 'null'])(
  'reads the malformed domain settings %j as no domains',
  (text) => {
    sessionStorage.setItem('domainSettings', text);
    expect(createSessionStore(sessionStorage).domains()).toEqual([]);
  },
);
