import { fakeToken } from '@portal/shared/testing/builders';
import { fakeSite } from '@portal/shared/testing/fake-host';
import { type FakeAnswers, refuse } from '@portal/shared/testing/fake-platform';
import { fillField } from '@portal/shared/testing/fill-field';
import { screen } from '@testing-library/react';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { allClosed, openAccessDialog, pressable } from '../../../../testing/open-access-dialog.tsx';

const value = { token: fakeToken(), firstTimeLogin: false, passwordExpired: false };
const secret = 'a secret of this test';
const image = { captchaId: 'c1', image: 'iVBORw0KGgo=' };

/** A challenge of the ALTCHA protocol that takes a moment. */
async function getHumanChallenge() {
  const settings = { algorithm: 'PBKDF2/SHA-256', cost: 10, counter: 7, deriveKey, hmacSignatureSecret: secret };
  return { challenge: { ...(await createChallenge({ ...settings, hmacKeySignatureSecret: secret })) } };
}

async function isSolved(text: string | undefined): Promise<boolean> {
  const { challenge, solution } = JSON.parse(atob(text ?? ''));
  const keys = { hmacSignatureSecret: secret, hmacKeySignatureSecret: secret };
  return (await verifySolution({ challenge, solution, deriveKey, ...keys })).verified;
}

async function fillIn(answers: FakeAnswers, humanVerification: 'login'[] = []) {
  const site = { identity: { ...fakeSite.identity, humanVerification } };
  const opened = await openAccessDialog('login', { getHumanChallenge, ...answers }, { site });
  await fillField(opened.user, screen.getByLabelText(/^Username/), 'player01');
  await fillField(opened.user, screen.getByLabelText(/^Password/), 'Demo1234');
  await opened.user.click(pressable('Log in'));
  return opened;
}

const sent = (calls: { input: unknown }[]) => calls.map(({ input }) => input as { humanVerification?: string });

// covers 4
test('repeats a login that needs human verification with the solved challenge', async () => {
  const login: FakeAnswers['login'] = (input) =>
    'humanVerification' in input && input.humanVerification ? value : refuse('verification_required');
  const { platform, portal } = await fillIn({ login });
  await allClosed(portal);
  const [first, second] = sent(platform.seenOf('login'));
  expect(first?.humanVerification).toBeUndefined();
  expect(await isSolved(second?.humanVerification)).toBe(true);
  expect(platform.seenOf('getHumanChallenge')[0]?.input).toEqual({ purpose: 'login' });
});

test('solves the challenge before the login when the site requires it every time, and says so', async () => {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  const answers: FakeAnswers = {
    login: value,
    getHumanChallenge: async () => {
      await given;
      return getHumanChallenge();
    },
  };
  const { platform, portal } = await fillIn(answers, ['login']);
  expect(await screen.findByText(/Checking that you’re human/)).toBeVisible();
  expect(platform.seenOf('login')).toHaveLength(0);
  give();
  await allClosed(portal);
  expect(platform.seenOf('login')).toHaveLength(1);
  expect(await isSolved(sent(platform.seenOf('login'))[0]?.humanVerification)).toBe(true);
});

// covers 8
test("shows the server's message in the form when refused again", async () => {
  const login = refuse('verification_required', { message: 'Please complete verification first' });
  const { platform } = await fillIn({ login });
  expect(await screen.findByText('Please complete verification first')).toHaveAttribute('role', 'alert');
  expect(platform.seenOf('login')).toHaveLength(2);
});

// covers 2.3
test('replaces the captcha by proof of work for who cannot read it: no text, a solution of the purpose captcha', async () => {
  const login = refuse('login_failed', { message: 'Wrong name or password.', value: { captcha: true } });
  const { user, platform, portal } = await fillIn({ login, getCaptcha: image });
  await user.click(await screen.findByRole('button', { name: /Can’t read it/ }));
  expect(await screen.findByText('Verified. You can skip the image.')).toHaveAttribute('role', 'status');
  expect(screen.queryByLabelText(/^Captcha/)).toBeNull();
  expect(platform.seenOf('getHumanChallenge')[0]?.input).toEqual({ purpose: 'captcha' });
  platform.answer({ login: value });
  await user.click(pressable('Log in'));
  await allClosed(portal);
  const last = platform.seenOf('login')[1]?.input as { captcha?: string; humanVerification?: string };
  expect(last.captcha ?? '').toBe('');
  expect(await isSolved(last.humanVerification)).toBe(true);
});

test('uses a proof for one attempt only: after a refusal the picture is back', async () => {
  const login = refuse('login_failed', { message: 'Wrong name or password.', value: { captcha: true } });
  const { user } = await fillIn({ login, getCaptcha: image });
  await user.click(await screen.findByRole('button', { name: /Can’t read it/ }));
  await screen.findByText('Verified. You can skip the image.');
  await user.click(pressable('Log in'));
  expect(await screen.findByLabelText(/^Captcha/)).toBeVisible();
});
