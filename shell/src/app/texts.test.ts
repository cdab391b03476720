import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import english from '@portal/shared/i18n/locales/EN/shell.json';
import house from '@portal/shared/i18n/locales/TY/shell.json';

const source = path.join(__dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\./.test(name),
);
const ids = new Set(
  files.flatMap((name) => {
    const text = readFileSync(path.join(source, name), 'utf8');
    return [...text.matchAll(/(?:\bt\(|textOf\(store, |text\(|\bid: |\bid=)['"]([a-z_]+(?:\.[A-Za-z_-]+)*)['"]/g)].map(
      ([, id]) => id ?? '',
    );
  }),
);

test('every text of the shell exists in English', () => {
  expect(ids.size).toBeGreaterThan(120);
  const texts: Record<string, string> = english;
  const missing = [...ids].filter((id) => id.includes('.') && texts[id] === undefined);
  expect(missing).toEqual([]);
});

test('the literal messages of the specification stand in the house locale', () => {
  expect(house['error.page_load']).toBe('The page took longer time to load, please check your network connectivity');
  expect(house.not_logged_in).toBe('You are not logged in, please login');
  expect(house.in_need_true_account).toBe('Please register an account first');
  expect(house['rule.empty']).toBe('Input cannot be empty');
});
