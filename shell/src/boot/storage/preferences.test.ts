import { createPreferences } from './preferences.ts';
import { safeStorage } from './safe-storage.ts';

const offered = ['EN', 'TY', 'CN', 'VN'] as const;

beforeEach(() => localStorage.clear());

test.each([
  ['zh-TW, en', ['zh-TW', 'en'], 'CN'],
  ['de, vi', ['de', 'vi'], 'VN'],
  ['English, which the default is', ['en-GB', 'vi'], 'TY'],
  ['Thai, which is not offered', ['th'], 'TY'],
  ['none', [], 'TY'],
])('a first visit with a browser in %s is in %s', (_, tags, language) => {
  expect(createPreferences(localStorage, tags).language(offered, 'TY')).toBe(language);
});

test('a chosen language comes before those of the browser', () => {
  const preferences = createPreferences(
    safeStorage(() => localStorage),
    ['vi'],
  );
  preferences.setLanguage('CN');
  expect(preferences.language(offered, 'TY')).toBe('CN');
});
