import { fakeToken } from '@portal/shared/testing/builders';
import { openPortal } from '../../testing/open-portal.tsx';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';

beforeEach(() => localStorage.clear());

test('keeps six texts, latest first, each once regardless of case', () => {
  for (const text of ['koi', 'moon', 'gem', 'tiger', 'jade', 'lotus', 'storm']) rememberSearch('1', text);
  rememberSearch('1', ' KOI ');
  rememberSearch('1', 'Gem');
  rememberSearch('1', '   ');
  expect(recentSearches('1')).toEqual(['Gem', 'KOI', 'storm', 'lotus', 'jade', 'tiger']);
  forgetSearches();
  expect(recentSearches('1')).toEqual([]);
});

test('hides the searches of another member or a visitor', () => {
  rememberSearch('1', 'koi');
  expect([recentSearches('2'), recentSearches('')]).toEqual([[], []]);
  rememberSearch('', 'gem');
  expect([recentSearches('1'), recentSearches('')]).toEqual([[], ['gem']]);
});

test('clears them at a logout', async () => {
  const { portal } = await openPortal({ token: fakeToken() });
  rememberSearch('1', 'koi');
  portal.session.end();
  expect(recentSearches('1')).toEqual([]);
});

test.each(['{', '"koi"', '["koi"]', '{"owner":"1","texts":[1]}', '{"owner":"1","texts":[""]}'])(
  'reads the damaged store %s as empty',
  (text) => {
    localStorage.setItem('recentSearches', text);
    expect(recentSearches('1')).toEqual([]);
  },
);
