import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';

beforeEach(() => localStorage.clear());

test('keeps six texts, the last first and each once whatever its case', () => {
  for (const text of ['koi', 'moon', 'gem', 'tiger', 'jade', 'lotus', 'storm']) rememberSearch(text);
  rememberSearch(' KOI ');
  rememberSearch('Gem');
  rememberSearch('   ');
  expect(recentSearches()).toEqual(['Gem', 'KOI', 'storm', 'lotus', 'jade', 'tiger']);
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});

test.each(['{', '"koi"', '[1]', '[""]'])('reads the damaged store %s as empty', (text) => {
  localStorage.setItem('recentSearches', text);
  expect(recentSearches()).toEqual([]);
});
