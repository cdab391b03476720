import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { bootstrapOperators, listOperators, operatorRoles } from '@portal/shared/contract/operators/accounts';
import { openOperatorEnrolment } from '@portal/shared/contract/operators/enrolment';
import { operatorLogin } from '@portal/shared/contract/operators/session';
import { sql } from 'drizzle-orm';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { operatorPerson } from '../../../testing/operator-token.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { secondFactorCode } from '../index.ts';
import { openOperatorSession } from '../sessions/operator-sessions.ts';
import { enrolAs, linkTokenTo } from '../testing/enrol-operator.ts';
import { addressOf, operatorActs, password } from '../testing/operators-harness.ts';
import { writeCredential } from './credential-file.ts';
import { noteSetup } from './setups.ts';

const why = 'a fresh portal';
const named = (...usernames: string[]) => usernames.map((username) => ({ username, email: addressOf(username) }));

forEachDatabase(({ database }) => {
  const clock = testClock();
  const hosted = hostedApp(database, { clock });
  let cli: string;
  before(async () => {
    cli = await openOperatorSession(hosted.app.server.kernel, 'cli', true);
  });
  const bootstrap = (people: { username: string; email: string }[], token = cli) =>
    hosted.api.send(bootstrapOperators, { people, why }, { token });

  // covers 6
  test('refuses one person, one mailbox for two, one name for two, and more than five', async () => {
    const cases = [
      named('ada'),
      [...named('ada'), { username: 'ben', email: addressOf('Ada') }],
      [...named('ada'), { username: 'ben', email: addressOf('ada+ben') }],
      [...named('ada'), { username: 'ada', email: addressOf('ben') }],
      named('ada', 'ben', 'cat', 'dan', 'eve', 'fay'),
    ];
    for (const people of cases) assert.equal((await bootstrap(people)).code, 'invalid_input');
    assert.equal(await linkTokenTo(hosted.app, addressOf('ada')), undefined);
  });

  // covers 6
  test('names two people by links of their own, can be repeated until both have enrolled, and never after', async () => {
    assert.deepEqual((await bootstrap(named('ada', 'ben'))).value.usernames, ['ada', 'ben']);
    const secret = await enrolAs(hosted.app, addressOf('ada'), password);
    assert.equal((await bootstrap(named('ada', 'cat'))).code, 'username_taken', 'ada has enrolled');
    const asAda = [{ username: 'cat', email: addressOf('ada+cat') }, ...named('dan')];
    assert.equal((await bootstrap(asAda)).code, 'address_taken');
    const lost = (await linkTokenTo(hosted.app, addressOf('ben'))) ?? '';
    assert.equal((await bootstrap(named('cat', 'dan'))).status, 200, 'the mail to ben was lost');
    assert.equal((await hosted.api.send(openOperatorEnrolment, { token: lost })).code, 'enrolment_link_over');
    await enrolAs(hosted.app, addressOf('cat'), password);
    assert.equal((await bootstrap(named('gus', 'hal'))).code, 'bootstrap_over');

    clock.advanceMs(30_000);
    const code = secondFactorCode(secret, clock.now());
    const { token } = (await hosted.api.send(operatorLogin, { username: 'ada', password, code })).value;
    const { operators } = (await hosted.api.send(listOperators, {}, { token })).value;
    assert.deepEqual(
      operators
        .filter(({ username }) => username !== 'cli')
        .map(({ username, roles, hands, isActive, isEnrolled }) => [username, roles, hands, isActive, isEnrolled]),
      [
        ['ada', ['admin'], ['ada'], true, true],
        ['ben', ['admin'], ['ben'], false, false],
        ['cat', ['admin'], ['cat'], true, true],
        ['dan', ['admin'], ['dan'], true, false],
      ],
    );
  });

  // covers 6
  test('refuses everyone but the operator of the machine', async () => {
    const person = await operatorPerson(hosted.app, 'ivy', ...operatorRoles);
    assert.equal((await bootstrap(named('joe', 'kim'), await person())).code, 'not_allowed');
    const session = await openOperatorSession(hosted.app.server.kernel, 'cli', false);
    assert.equal((await bootstrap(named('joe', 'kim'), session)).code, 'not_allowed');
  });
});

forEachDatabase(({ database }) => {
  const hosted = hostedApp(database, { clock: testClock() });

  // covers 6
  test('names new people where all accounts of an earlier portal stem from one admin, who could decide nothing', async () => {
    const { kernel } = hosted.app.server;
    for (const username of ['root', 'second', 'maker', 'checker'])
      await operatorActs(hosted).add(username, ...operatorRoles);
    for (const username of ['second', 'maker', 'checker'])
      await noteSetup(kernel, { username, kind: 'credentials', by: 'root' });
    const token = await openOperatorSession(kernel, 'cli', true);
    const bootstrap = (...people: string[]) =>
      hosted.api.send(bootstrapOperators, { people: named(...people), why }, { token });
    assert.equal((await bootstrap('maker', 'ada')).code, 'username_taken');
    assert.equal((await bootstrap('ada', 'ben')).status, 200);
    await enrolAs(hosted.app, addressOf('ada'), password);
    assert.equal((await bootstrap('cat', 'dan')).code, 'bootstrap_over', 'root and ada can decide together');
  });

  test('opens the operator of the machine again at the next start, which alone names the first people', async () => {
    const { kernel } = hosted.app.server;
    await kernel.db.execute(sql`update operators set is_active = false where username = 'cli'`);
    await writeCredential(kernel);
    const { rows } = await kernel.db.execute(sql`select is_active from operators where username = 'cli'`);
    assert.deepEqual(rows, [{ is_active: true }]);
  });
});
