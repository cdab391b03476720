import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createIntl } from 'react-intl';
import type { Messages } from './messages.ts';

const folder = path.join(__dirname, '../locales');
const areas = readdirSync(path.join(folder, 'EN')).map((file) => path.basename(file, '.json'));
/** TY defaults to English (docs/product.md 9), so its files may be partial. */
const completeLanguages = ['CN', 'MY', 'VN', 'TH'];
const languages = ['TY', ...completeLanguages];
const locales: Record<string, string> = { EN: 'en', TY: 'en', CN: 'zh-Hans', MY: 'ms-MY', VN: 'vi', TH: 'th' };

function messagesOf(language: string, area: string): Messages {
  return JSON.parse(readFileSync(path.join(folder, language, `${area}.json`), 'utf8'));
}

/** Names in braces: the values that the code passes to a text. */
function placeholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name ?? ''))].sort();
}

function refuse(error: Error): void {
  throw error;
}

test('every language has the files of English', () => {
  for (const language of languages)
    expect([language, readdirSync(path.join(folder, language)).sort()]).toEqual([
      language,
      areas.map((area) => `${area}.json`).sort(),
    ]);
});

describe.each(areas)('%s', (area) => {
  const english = messagesOf('EN', area);

  // covers 9
  test.each(completeLanguages)('%s has every text of English', (language) => {
    const messages = messagesOf(language, area);
    expect(Object.keys(english).filter((id) => messages[id] === undefined)).toEqual([]);
  });

  test.each(languages)('%s has no text that English lacks, and uses the same values', (language) => {
    for (const [id, text] of Object.entries(messagesOf(language, area))) {
      expect([id, english[id] === undefined]).toEqual([id, false]);
      expect([id, placeholders(text)]).toEqual([id, placeholders(english[id] ?? '')]);
    }
  });

  test.each(['EN', ...languages])('%s has no empty or malformed text', (language) => {
    const messages = messagesOf(language, area);
    const intl = createIntl({ locale: locales[language] ?? '', messages, onError: refuse });
    for (const [id, text] of Object.entries(messages)) {
      const values = Object.fromEntries(placeholders(text).map((name) => [name, 2]));
      expect([id, intl.formatMessage({ id }, values).trim() === '']).toEqual([id, false]);
    }
  });
});

const categories = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'DS88'];

// covers 2.1
test.each(['EN', ...completeLanguages])('in %s a category has one name on all screens', (language) => {
  const names = (area: string, prefix: string) => {
    const messages = messagesOf(language, area);
    return categories.map((category) => messages[`${prefix}.${category}`]);
  };
  const inNavigation = names('shell', 'category');
  expect(inNavigation).not.toContain(undefined);
  expect(names('games', 'room')).toEqual(inNavigation);
  expect(names('member-centre', 'record.category')).toEqual(inNavigation);
});
