import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { test } from 'node:test';
import { freePlay } from '@portal/shared/contract/sessions/free-play';
import { login, verifyLogin } from '@portal/shared/contract/sessions/login';
import { sql } from 'drizzle-orm';
import { buildApp } from '../../../app.ts';
import { createLogger } from '../../../kernel/monitoring/logger.ts';
import { apiClient } from '../../../testing/api-client.ts';
import { databaseTests } from '../../../testing/database/databases.ts';
import { testParts } from '../../../testing/test-kernel.ts';
import { addMember, testPassword } from '../../accounts/testing/add-member.ts';

const databases = databaseTests();

// covers 7.1
databases.test('no line of the log holds a password, code or token, whatever goes wrong', async () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const app = await buildApp({ ...testParts(databases.database()), logger: createLogger('trace', sink) });
  await app.modules.settings.write('identity.humanVerification', [], 'test');
  const api = apiClient(app);
  await addMember(app, 'silent01');
  const secrets = ['Wrong-pass-77', 'answer-4711', 'x'.repeat(43), 'name-or-password-88'];
  const [wrong = '', answer = '', challengeId = '', mixedUp = ''] = secrets;
  const { value } = await api.send(login, {
    type: 'username',
    username: 'silent01',
    password: testPassword,
    remember: true,
  });
  await api.send(login, { type: 'username', username: 'silent01', password: wrong });
  await api.send(login, { type: 'username', username: mixedUp, password: wrong });
  await api.send(login, { type: 'username', username: 'silent01', password: '', rememberToken: value.rememberToken });
  await api.send(login, { type: 'sms', username: '9175550101', countryDialingCode: '+63', password: answer });
  await api.send(verifyLogin, { challengeId, method: 'mobile', answer });
  await api.post(login, { payload: wrong });
  await api.send(freePlay, { os: wrong });
  // A fault during the call, with all of these values in its parameters.
  app.modules.member.byAccount = async () => {
    await app.server.kernel.db.execute(sql`select ${wrong} from nowhere`);
    return undefined;
  };
  const fault = await api.send(login, { type: 'username', username: mixedUp, password: wrong });
  assert.equal(fault.status, 500);
  await app.close();
  const log = lines.join('');
  assert.ok(lines.length > 10 && log.includes('"fault"'), 'there is a log to read');
  for (const secret of [...secrets, testPassword, value.token, value.rememberToken ?? ''])
    assert.ok(!log.includes(secret), secret);
});

test('a logger hides fields by name and the parameters of a query', () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line: string) => void lines.push(line) });
  logger.info({ answer: 's3cret', body: { firebaseIdToken: 's3cret', rememberToken: 's3cret' } }, 'fields');
  const error = new Error('Failed query: select 1\nparams: s3cret,17', { cause: new Error('no such table') });
  logger.error({ err: error }, 'fault');
  assert.equal(lines.length, 2);
  assert.ok(!lines.join('').includes('s3cret'), lines.join(''));
  assert.match(lines[1] ?? '', /no such table/);
});
