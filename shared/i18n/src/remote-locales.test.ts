import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Messages } from './messages.ts';

const areas = ['access', 'games', 'member-centre', 'agent-centre', 'lottery'] as const;
const languages = ['TY', 'CN', 'MY'] as const;

function messagesOf(language: string, area: string): Messages {
  return JSON.parse(readFileSync(path.join(__dirname, `../locales/${language}/${area}.json`), 'utf8'));
}

/** Names in braces: what the code hands to a text. */
function placeholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name ?? ''))].sort();
}

describe.each(areas)('%s', (area) => {
  const english = messagesOf('EN', area);

  test.each(languages)('%s has no text that English lacks, and takes the same values', (language) => {
    for (const [id, text] of Object.entries(messagesOf(language, area))) {
      expect([id, english[id] === undefined]).toEqual([id, false]);
      expect([id, placeholders(text)]).toEqual([id, placeholders(english[id] ?? '')]);
    }
  });

  test('no text is empty', () => {
    for (const language of ['EN', ...languages])
      for (const [id, text] of Object.entries(messagesOf(language, area)))
        expect([id, text.trim() === '']).toEqual([id, false]);
  });
});
