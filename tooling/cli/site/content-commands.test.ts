import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { exitCodes } from '../command/run-command.ts';
import { commandHarness } from '../testing/command-harness.ts';
import { operatorCommands } from './operator-commands.ts';

const { folder, answers, gives, asked, forget, ...harness } = commandHarness();
const run = (...args: string[]) => harness.run(operatorCommands, ...args);
const call = () => `${asked().method} ${asked().url}`;

const item = {
  kind: 'help',
  id: 'term',
  value: {},
  position: 5,
  version: 3,
  changedAt: '2026-01-01T00:00:00.000Z',
  changedBy: 'cli',
};

test('a document is taken from the word itself or from a file', async () => {
  gives(item);
  const file = path.join(folder(), 'term.json');
  await writeFile(file, '{"texts":{"EN":{"title":"T"}}}');
  for (const word of ['{"texts":{"EN":{"title":"T"}}}', file]) {
    const { code, out } = await run('content', 'set', 'help', 'term', word, '--why', 'new terms', '--version', '2');
    assert.deepEqual([code, out], [exitCodes.good, 'help term is stored at position 5 (version 3).']);
    assert.equal(call(), 'PUT /operator/content/help/term');
    assert.deepEqual(asked().body, { value: { texts: { EN: { title: 'T' } } }, version: 2, why: 'new terms' });
  }
});

test('sends nothing without a reason, for an unknown kind or for invalid JSON', async () => {
  forget();
  const tries = [
    [['content', 'set', 'help', 'term', '{}'], /Say why/],
    [['content', 'remove', 'pages', 'term', '--why', 'for a test'], /Kinds: banner, notice/],
    [['content', 'set', 'help', 'term', '{"a"', '--why', 'for a test'], /The document is not valid JSON/],
    [['content', 'set', 'help', 'term', '/nowhere.json', '--why', 'for a test'], /cannot be read/],
    [['content', 'set', 'help', 'term', '{}', '--why', 'for a test', '--position', 'first'], /whole number/],
  ] as const;
  for (const [args, text] of tries) {
    const { code, error } = await run(...args);
    assert.equal(code, exitCodes.refused);
    assert.match(error, text);
  }
  assert.deepEqual(asked(), {});
});

test('prints a refusal field by field', async () => {
  const fields = { 'texts.EN.title': 'Input cannot be empty' };
  answers({ success: false, code: 'invalid_content', message: 'Does not fit', fields }, 422);
  const { code, error } = await run('content', 'set', 'help', 'term', '{}', '--why', 'new terms');
  assert.deepEqual(
    [code, error],
    [exitCodes.refused, 'Does not fit (invalid_content)\n  texts.EN.title: Input cannot be empty'],
  );
});

test('sends a picture as base64 and prints its address', async () => {
  gives({ url: '/content/a.webp', width: 3, height: 2 });
  const file = path.join(folder(), 'x.png');
  await writeFile(file, 'picture');
  assert.equal((await run('picture', 'upload', file, '--why', 'for a test')).out, '/content/a.webp (3 x 2)');
  assert.deepEqual(asked().body, { data: Buffer.from('picture').toString('base64'), why: 'for a test' });
});

test('the history of a setting ends with its default', async () => {
  const versions = [
    { version: 1, value: 'Harbour', at: '2026-01-01T00:00:00.000Z', who: 'cli', why: 'a trial' },
    { version: 0, value: 'Lantern', who: '', why: '' },
  ];
  gives({ versions });
  assert.match(
    (await run('settings', 'history', 'brandName')).out,
    /a trial\s+"Harbour"\n0\s+\(default\)\s+"Lantern"$/,
  );
});
