import { createUndecidedCalls } from './undecided-calls.ts';

const refusal = (code: string, status: number) =>
  Object.assign(new Error(code), { name: 'RefusalError', code, status, fields: {}, value: {} });

/** The keys of two tries at one call, of which the first ends so. */
async function keysAfter(first: Error | undefined): Promise<[string, string]> {
  let made = 0;
  const sent: string[] = [];
  const calls = createUndecidedCalls(() => `key-${++made}`);
  const answers = [first, undefined];
  for (const answer of answers)
    await calls
      .send('POST /pay {"amount":"1.00"}', async (key) => {
        sent.push(key);
        if (answer) throw answer;
      })
      .catch(() => undefined);
  return [sent[0] ?? '', sent[1] ?? ''];
}

test.each([
  ['no answer came', new Error('call failed: network')],
  ['the first try is under way', refusal('in_progress', 409)],
  ['the platform stumbled', refusal('internal_error', 500)],
  ['the platform is closed', refusal('under_maintenance', 503)],
  ['the database is away', refusal('temporarily_unavailable', 503)],
  ['there were too many calls', refusal('too_many_requests', 429)],
])('the key stays when %s', async (_reason, error) => {
  expect(await keysAfter(error)).toEqual(['key-1', 'key-1']);
});

test.each([
  ['it was done', undefined],
  ['a rule refused it', refusal('withdrawal_limit', 422)],
  ['its input was wrong', refusal('invalid', 400)],
  ['its key was used for something else', refusal('idempotency_key_reused', 409)],
])('a new key begins when %s', async (_reason, error) => {
  expect(await keysAfter(error)).toEqual(['key-1', 'key-2']);
});

test('another input has another key', async () => {
  const sent: string[] = [];
  let made = 0;
  const calls = createUndecidedCalls(() => `key-${++made}`);
  const fail = async (key: string) => {
    sent.push(key);
    throw new Error('call failed: timeout');
  };
  for (const what of ['1.00', '2.00', '1.00']) await calls.send(what, fail).catch(() => undefined);
  expect(sent).toEqual(['key-1', 'key-2', 'key-1']);
});
