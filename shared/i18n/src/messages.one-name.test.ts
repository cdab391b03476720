import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(__dirname, '../locales');
const languages = readdirSync(folder);

function textsOf(language: string): Record<string, string> {
  const files = readdirSync(path.join(folder, language));
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(path.join(folder, language, file), 'utf8'))));
}

test.each(languages)('the mailbox has one name in the account menu and as a page: %s', (language) => {
  // TY takes missing texts from English.
  const texts = { ...textsOf('EN'), ...textsOf(language) };
  expect(texts['menu.mailbox']).toMatch(/\p{L}/u);
  expect(texts['page.messageV2']).toBe(texts['menu.mailbox']);
});

test('Chinese has one word for a withdrawal', () => {
  const others = Object.entries(textsOf('CN')).filter(([, text]) => /提款|提现/.test(text));
  expect(others).toEqual([]);
  expect(textsOf('CN')['page.withdraw']).toContain('取款');
});
