import { createSessionStore } from './session-store.ts';

beforeEach(() => sessionStorage.clear());

test('clearing forgets everything of the session but merchant code and domain settings', () => {
  const session = createSessionStore(sessionStorage);
  session.begin('T');
  session.setIsAgent(2);
  session.setDomainSettings({ a: 1 });
  sessionStorage.setItem('launch:1', '{}');
  session.clear();
  expect({ ...sessionStorage }).toEqual({ merchantCode: 'portal', domainSettings: '{"a":1}' });
  expect(session.token()).toBeUndefined();
});
