import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { parseModule } from '@portal/build/contract/read-source';
import { checkLocaleTexts } from './locale-texts.ts';
import { textsInCode, wordsInTree } from './texts-in-code.ts';

const workspaces: string[] = [];
after(() => Promise.all(workspaces.map((workspace) => rm(workspace, { recursive: true }))));

async function workspaceWith(files: Record<string, string>): Promise<string> {
  const workspace = await mkdtemp(join(tmpdir(), 'texts-'));
  workspaces.push(workspace);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(workspace, path)), { recursive: true });
    await writeFile(join(workspace, path), text);
  }
  return workspace;
}

const english = (texts: Record<string, string>) => ({ 'shared/i18n/locales/EN/shell.json': JSON.stringify(texts) });

// covers 9
test('a text that no code asks for is found, in each language', async () => {
  const workspace = await workspaceWith({
    ...english({ 'home.title': 'Home', 'home.old': 'Old' }),
    'shared/i18n/locales/CN/shell.json': JSON.stringify({ 'home.old': '旧' }),
    'shell/src/home.tsx': "export const Home = () => <h1>{t('home.title')}</h1>;",
  });
  assert.deepEqual(checkLocaleTexts(workspace), {
    texts: 3,
    problems: ['CN/shell.json: unused home.old', 'EN/shell.json: unused home.old'],
  });
});

test('a template uses the texts whose part the code names, and no other', async () => {
  const workspace = await workspaceWith({
    ...english({ 'home.by.name': 'Name', 'home.by.phone': 'Phone', 'home.by.fax': 'Fax' }),
    'shell/src/home.tsx':
      // biome-ignore lint/suspicious/noTemplateCurlyInString: source text that is read.
      "const ways = ['name', 'phone'];\nexport const labels = ways.map((way) => t(`home.by.${way}`));",
  });
  assert.deepEqual(checkLocaleTexts(workspace).problems, ['EN/shell.json: unused home.by.fax']);
});

for (const asked of [
  "t('home.gone')",
  "intl.formatMessage({ id: 'home.gone' })",
  '<FormattedMessage id="home.gone" />',
])
  test(`a text asked for as ${asked} that English lacks is found`, async () => {
    const workspace = await workspaceWith({
      ...english({ 'home.title': 'Home' }),
      'shell/src/home.tsx': `export const title = t('home.title');\nexport const other = ${asked};`,
    });
    assert.deepEqual(checkLocaleTexts(workspace).problems, ['shell/src/home.tsx: no English text home.gone']);
  });

const wordsIn = (jsx: string) => wordsInTree(parseModule(`export const a = ${jsx};`));

for (const [jsx, words] of [
  ['<p>Log in</p>', ['Log in']],
  ["<p>{'Log in'}</p>", ['Log in']],
  ["<p>{isIn ? t('out') : 'Log in'}</p>", ['Log in']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source text that is read.
  ['<p>{`Log in ${name}`}</p>', ['Log in']],
  ['<button aria-label="Close" />', ['Close']],
  ['<input placeholder={"Your name"} title={`Name`} />', ['Your name', 'Name']],
  ['<img alt="A lantern" src="a.png" className="wide" />', ['A lantern']],
  ["<p className='a'>· / {t('in')} × 18+ VIP</p>", []],
] as const)
  test(`words in ${jsx}: ${words.join(', ') || 'none'}`, () => assert.deepEqual(wordsIn(jsx), words));

// covers 9
test('a text in the code of a room is found with its file', async () => {
  const workspace = await workspaceWith({ 'remote-games/src/a.tsx': 'export const A = () => <p>Play now</p>;' });
  assert.deepEqual(textsInCode(workspace), ['remote-games/src/a.tsx: "Play now"']);
});
