import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { messageAliases, messageRules } from './message-rules.ts';

type Loader = (this: object, source: string) => void;
const loader = createRequire(import.meta.url)('./message-loader.cjs') as Loader;
const options = messageRules[0]?.options;

function compile(texts: Record<string, string>): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const async = () => (cause: Error | null, text: string) => (cause ? reject(cause) : resolve(JSON.parse(text)));
    loader.call({ async, getOptions: () => options, resourcePath: 'EN/shell.json' }, JSON.stringify(texts));
  });
}

test('texts reach the page parsed, with their arguments and plurals', async () => {
  const parsed = await compile({
    plain: 'Cancel',
    greeting: 'Hello {name}',
    bets: '{n, plural, one {# bet} other {# bets}}',
  });
  assert.deepEqual(parsed.plain, [{ type: 0, value: 'Cancel' }]);
  assert.deepEqual(parsed.greeting, [
    { type: 0, value: 'Hello ' },
    { type: 1, value: 'name' },
  ]);
  assert.match(JSON.stringify(parsed.bets), /"pluralType":"cardinal"/);
});

test('a text that does not parse stops the build and is named', async () => {
  await assert.rejects(compile({ 'home.title': 'Hello {name' }), /EN\/shell\.json: home\.title/);
});

test('the parser is left out of the page', async () => {
  const { parse } = (await import(Object.values(messageAliases)[0] ?? '')) as { parse(text: string): unknown };
  assert.throws(() => parse('Hello {name}'), /uncompiled message/);
});
