import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { forgotPasswordByEmail } from '@portal/shared/contract/accounts/passwords';
import { type ExtraVerification, login, sendLoginCode } from '@portal/shared/contract/sessions/login';
import { sendOwnSmsCode, sendSmsCode } from '@portal/shared/contract/verification/codes';
import { verificationRefusal } from '@portal/shared/contract/verification/human-challenge';
import * as v from 'valibot';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { codeSentTo, sentMessages } from '../../../testing/sent-messages.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testPassword, tokenOf } from '../../accounts/testing/add-member.ts';
import { addBoundMember } from '../../accounts/testing/bound-member.ts';

/** An address that the owner has logged in from, and one that nobody has. */
const [home, away] = ['198.51.100.1', '203.0.113.9'];
const strangers = Array.from({ length: 100 }, (_, no) => `192.0.2.${no + 1}`);

forEachDatabase(({ database }) => {
  const clock = testClock();
  const hosted = hostedApp(database, {
    clock,
    prepare: async ({ modules: { settings } }) =>
      settings.write('toggles', { ...(await settings.get('toggles')), mobileCodeLogin: true }, 'test'),
  });
  // The day ends, and with it what was counted.
  afterEach(() => clock.advanceMs(24 * 3600_000));

  const mobileOf = (no: number) => `+63917555${String(no).padStart(4, '0')}`;
  const ask = (
    mobile: string,
    remoteAddress: string,
    purpose: 'login' | 'password' = 'login',
    humanVerification?: string,
  ) => {
    const input = { purpose, mobileNum: mobile.slice(3), countryDialingCode: '+63', humanVerification };
    return hosted.api.send(sendSmsCode, input, { remoteAddress });
  };
  const sentTo = async (to: string) =>
    (await sentMessages(hosted.app)).filter((message) => message.to === to && message.state === 'waiting').length;

  // covers 7.1
  test('a hundred addresses that ask for codes of one number cannot stop those of its owner', async () => {
    const mobile = mobileOf(1);
    const { id } = await addBoundMember(hosted.app, 'owner01', { mobile, address: home });
    await hosted.app.modules.member.addresses.note(id, '127.0.0.1');
    let accepted = 0;
    for (const stranger of strangers) {
      accepted += Number((await ask(mobile, stranger)).status === 200);
      clock.advanceMs(61_000);
    }
    assert.deepEqual([accepted, await sentTo(mobile)], [5, 5]);
    assert.equal(
      (await ask(mobile, strangers[0] ?? '', 'password')).code,
      'verification_required',
      'over all purposes',
    );

    assert.equal((await ask(mobile, home)).status, 200, 'a login from a known address');
    clock.advanceMs(61_000);
    assert.equal((await ask(mobile, home, 'password')).status, 200, 'a reset from there');
    clock.advanceMs(61_000);
    const own = await hosted.api.send(
      sendOwnSmsCode,
      { purpose: 'change_password' },
      { token: await tokenOf(hosted.app, 'owner01') },
    );
    assert.equal(own.status, 200, 'a session');
    const half = await hosted.api.send(
      login,
      { type: 'username', username: 'owner01', password: testPassword },
      { remoteAddress: away },
    );
    assert.equal(half.code, 'extra_verification_required');
    const value: unknown = half.value;
    const input = { challengeId: (value as ExtraVerification).challengeId, method: 'mobile' } as const;
    const fromAway = await hosted.api.send(sendLoginCode, input, { remoteAddress: away });
    assert.equal(fromAway.status, 200, 'half a login from elsewhere');
    assert.equal(await sentTo(mobile), 9);
  });

  // covers 7.1
  test('a hundred addresses that ask for codes of one number, all work done, cannot stop its owner at a new address', async () => {
    const { human } = hosted.app.modules.verification;
    const { use } = human;
    human.use = async (_purpose, solution) => solution === 'solved';
    const [mobile, nobodys] = [mobileOf(2), mobileOf(98)];
    await addBoundMember(hosted.app, 'owner04', { mobile, address: home });
    for (const [at, stranger] of strangers.entries()) {
      const answers = [await ask(mobile, stranger, 'login', 'solved'), await ask(nobodys, stranger, 'login', 'solved')];
      assert.equal(answers[0]?.status, answers[1]?.status, 'a number of nobody is answered alike');
      if (at < 5) assert.equal(answers[0]?.status, 200);
      clock.advanceMs(61_000);
    }
    assert.equal(await sentTo(mobile), 5 + 9, 'one each ten minutes after the first five');

    const early = await ask(mobile, away, 'password', 'solved');
    const wait = Number(early.headers['retry-after'] ?? 0);
    assert.ok(wait <= 600, String(wait));
    clock.advanceMs(wait * 1000);
    const unsolved = await ask(mobile, away, 'password');
    assert.equal(unsolved.code, 'verification_required');
    assert.equal(v.parse(verificationRefusal, unsolved.value).challenge.parameters.data?.steps, 5, '32 times the work');
    assert.equal((await ask(mobile, away, 'password', 'solved')).status, 200);
    assert.equal(await sentTo(mobile), 5 + 10);
    human.use = use;
  });

  // covers 7.1
  test('one account cannot use up the day of newcomers with codes to bind numbers, at whatever addresses', async () => {
    await addBoundMember(hosted.app, 'owner05', { mobile: mobileOf(5), address: '127.0.0.1' });
    const token = await tokenOf(hosted.app, 'owner05');
    let accepted = 0;
    for (const [at, remoteAddress] of strangers.entries()) {
      const input = {
        purpose: 'bind_mobile',
        mobileNum: mobileOf(1000 + at).slice(3),
        countryDialingCode: '+63',
      } as const;
      accepted += Number((await hosted.api.send(sendOwnSmsCode, input, { token, remoteAddress })).status === 200);
    }
    assert.equal(accepted, 5);
    const own = await hosted.api.send(sendOwnSmsCode, { purpose: 'change_password' }, { token });
    assert.equal(own.status, 200, 'codes for the bound number are not among them');
  });

  // covers 7.1
  test('a hundred addresses that type wrong codes for a number leave its owner the tries of an own address', async () => {
    const mobile = mobileOf(3);
    await addBoundMember(hosted.app, 'owner03', { mobile, address: home });
    const logIn = (password: string, remoteAddress: string) => {
      const input = { type: 'sms', username: mobile.slice(3), countryDialingCode: '+63', password } as const;
      return hosted.api.send(login, input, { remoteAddress });
    };
    const code = await codeSentTo(hosted.app, 'login', mobile);
    const wrong = code === '000000' ? '000001' : '000000';
    for (const stranger of strangers) assert.equal((await logIn(wrong, stranger)).code, 'invalid_verification_code');
    assert.equal((await logIn(code, away)).code, 'invalid_verification_code', 'strangers have used theirs up');
    for (let no = 0; no < 4; no += 1) assert.equal((await logIn(wrong, home)).code, 'invalid_verification_code');
    assert.equal((await logIn(code, home)).status, 200);
  });

  // covers 7.1
  test('a hundred addresses that ask for codes of members until no more are sent leave some for owners', async () => {
    const limits = { secondsBetween: 60, perReceiver: 5, perAddress: 50, inAll: 50 };
    await hosted.app.modules.settings.write('verification.smsLimits', limits, 'test');
    for (let no = 10; no <= 20; no += 1)
      await addBoundMember(hosted.app, `many${no}`, { mobile: mobileOf(no), address: home });
    let accepted = 0;
    for (const [at, stranger] of strangers.entries()) {
      accepted += Number((await ask(mobileOf(10 + (at % 10)), stranger)).status === 200);
      if (at % 10 === 9) clock.advanceMs(61_000);
    }
    assert.equal(accepted, 40, 'four fifths of the day');
    assert.equal(
      await hosted.app.modules.verification.limits.usedByStrangers('sms'),
      1,
      'so that proofs of work are hardest',
    );
    assert.deepEqual(
      [(await ask(mobileOf(20), away)).code, (await ask(mobileOf(99), away)).code],
      ['too_many_requests', 'too_many_requests'],
      'a number of nobody is refused as one of a member',
    );
    assert.equal((await ask(mobileOf(20), home)).status, 200, 'one nobody asked for');
    assert.equal((await ask(mobileOf(10), home)).status, 200, 'one that strangers asked for');
    await hosted.app.modules.settings.write('verification.smsLimits', { ...limits, inAll: 500 }, 'test');
  });

  test('a hundred addresses that ask for reset links of an e-mail address cannot stop that of its owner', async () => {
    const email = 'owner02@example.com';
    await addBoundMember(hosted.app, 'owner02', { email, address: home });
    const forget = async (username: string, remoteAddress: string) => {
      clock.advanceMs(61_000);
      return (await hosted.api.send(forgotPasswordByEmail, { username, email }, { remoteAddress })).status;
    };
    for (const [at, stranger] of strangers.entries())
      assert.equal(await forget(at % 2 ? 'owner02' : 'nobody02', stranger), at < 5 || at % 10 === 4 ? 200 : 429);
    assert.equal(await forget('owner02', home), 200);
    clock.advanceMs(600_000);
    assert.equal(await forget('owner02', away), 200, 'at a new address after ten minutes at most');
  });
});
