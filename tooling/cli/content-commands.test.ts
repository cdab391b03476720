import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { operatorCommands } from './operator-commands.ts';
import { exitCodes, runCommand } from './run-command.ts';

let folder = '';
let answer: { status: number; body: unknown } = { status: 200, body: {} };
let seen: { asked: string; body: unknown } = { asked: '', body: undefined };
const server = createServer(async (request, response) => {
  seen = { asked: `${request.method} ${request.url}`, body: await json(request).catch(() => undefined) };
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
});

before(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'content-command-'));
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const address = server.address();
  assert.ok(address !== null && typeof address === 'object');
  const access = { address: `http://localhost:${address.port}`, token: 'secret-token' };
  await writeFile(path.join(folder, 'operator.json'), JSON.stringify(access));
});
after(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

async function run(...args: string[]) {
  const said = { out: '', error: '' };
  const output = { out: (text: string) => (said.out += text), error: (text: string) => (said.error += text) };
  const code = await runCommand('pnpm operator', operatorCommands, [...args, '--data-dir', folder], output);
  return { code, ...said };
}

const item = {
  ...{ kind: 'help', id: 'term', value: {}, position: 5, version: 3 },
  ...{ changedAt: '2026-01-01T00:00:00.000Z', changedBy: 'cli' },
};

test('a document is taken from the word itself or from a file', async () => {
  answer = { status: 200, body: { success: true, value: item } };
  const file = path.join(folder, 'term.json');
  await writeFile(file, '{"texts":{"EN":{"title":"T"}}}');
  for (const word of ['{"texts":{"EN":{"title":"T"}}}', file]) {
    const { code, out } = await run('content', 'set', 'help', 'term', word, '--why', 'new terms', '--version', '2');
    assert.deepEqual([code, out], [exitCodes.good, 'help term is stored at position 5 (version 3).']);
    assert.equal(seen.asked, 'PUT /operator/content/help/term');
    assert.deepEqual(seen.body, { value: { texts: { EN: { title: 'T' } } }, version: 2, why: 'new terms' });
  }
});

test('nothing is sent without a reason, of an unknown kind, and of what is no JSON', async () => {
  seen = { asked: '', body: undefined };
  const tries = [
    [['content', 'set', 'help', 'term', '{}'], /Say why/],
    [['content', 'remove', 'pages', 'term', '--why', 'for a test'], /There are: banner, notice/],
    [['content', 'set', 'help', 'term', '{"a"', '--why', 'for a test'], /The document is no JSON/],
    [['content', 'set', 'help', 'term', '/nowhere.json', '--why', 'for a test'], /cannot be read/],
    [['content', 'set', 'help', 'term', '{}', '--why', 'for a test', '--position', 'first'], /whole number/],
  ] as const;
  for (const [args, text] of tries) {
    const { code, error } = await run(...args);
    assert.equal(code, exitCodes.refused);
    assert.match(error, text);
  }
  assert.equal(seen.asked, '');
});

test('a refusal is told field by field', async () => {
  const fields = { 'texts.EN.title': 'Input cannot be empty' };
  answer = { status: 422, body: { success: false, code: 'invalid_content', message: 'Does not fit', fields } };
  const { code, error } = await run('content', 'set', 'help', 'term', '{}', '--why', 'new terms');
  assert.deepEqual(
    [code, error],
    [exitCodes.refused, 'Does not fit (invalid_content)\n  texts.EN.title: Input cannot be empty'],
  );
});

test('a picture goes as base64, and its address is told', async () => {
  answer = { status: 200, body: { success: true, value: { url: '/content/a.webp', width: 3, height: 2 } } };
  const file = path.join(folder, 'x.png');
  await writeFile(file, 'picture');
  assert.equal((await run('picture', 'upload', file, '--why', 'for a test')).out, '/content/a.webp (3 x 2)');
  assert.deepEqual(seen.body, { data: Buffer.from('picture').toString('base64'), why: 'for a test' });
});

test('the history of a setting ends with its default', async () => {
  const versions = [
    { version: 1, value: 'Harbour', at: '2026-01-01T00:00:00.000Z', who: 'cli', why: 'a trial' },
    { version: 0, value: 'Lantern', who: '', why: '' },
  ];
  answer = { status: 200, body: { success: true, value: { versions } } };
  assert.match(
    (await run('settings', 'history', 'brandName')).out,
    /a trial\s+"Harbour"\n0\s+\(default\)\s+"Lantern"$/,
  );
});
