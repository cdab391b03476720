import { fakeToken } from '@portal/shared/testing/builders';
import { type FakeAnswers, refuse } from '@portal/shared/testing/fake-platform';
import { fillField } from '@portal/shared/testing/fill-field';
import { screen, waitFor } from '@testing-library/react';
import { allClosed, openAccessDialog, pressable } from '../../../../testing/open-access-dialog.tsx';
import { rememberUser } from './remembered.ts';

const hint = 'remembered_player01=1';
const value = { token: fakeToken(), firstTimeLogin: false, passwordExpired: false };

function forgetAll() {
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
    document.cookie = `${pair.split('=')[0]}=; Max-Age=0; Path=/`;
  }
}
beforeEach(forgetAll);

const submit = async (answers: FakeAnswers) => {
  const opened = await openAccessDialog('login', answers);
  await opened.user.click(pressable('Log in'));
  return opened;
};

// covers 2.3
test('asks for a token in a cookie that scripts cannot read, and stores neither it nor the password', async () => {
  const { user, platform, portal } = await openAccessDialog('login', { login: value });
  await fillField(user, screen.getByLabelText(/^Username/), 'player01');
  await fillField(user, screen.getByLabelText(/^Password/), 'Demo1234');
  await user.click(screen.getByLabelText('Remember me for a day'));
  await user.click(pressable('Log in'));
  await allClosed(portal);
  expect(platform.seenOf('login')[0]?.input).toMatchObject({ remember: true });
  expect(document.cookie).toContain(hint);
  expect(document.cookie).not.toContain('Demo1234');
});

test('logs in with the token instead of a password', async () => {
  rememberUser('player01', true);
  const { platform, portal } = await submit({ login: value });
  await allClosed(portal);
  expect(platform.seenOf('login')[0]?.input).toMatchObject({
    username: 'player01',
    password: '',
    rememberIn: 'cookie',
    remember: true,
  });
  expect(document.cookie).toContain(hint);
});

test('asks for the password where the token that a script noted is gone', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
  document.cookie = `remembered_player01=${fakeToken('R')}; Path=/`;
  rememberUser('player01', true);
  expect(document.cookie).toContain(hint);
  const { user } = await submit({ login: refuse('invalid_input', { message: 'Please try again.' }) });
  expect(await screen.findByText('Please try again.')).toBeVisible();
  await user.click(pressable('Log in'));
  expect(await screen.findByText('Please enter your password')).toBeVisible();
});

test('removes a refused token and asks for the password', async () => {
  rememberUser('player01', true);
  const { user } = await submit({ login: refuse('login_failed', { message: 'Please log in again.' }) });
  expect(await screen.findByText('Please log in again.')).toBeVisible();
  expect(document.cookie).not.toContain(hint);
  await user.click(pressable('Log in'));
  expect(await screen.findByText('Please enter your password')).toBeVisible();
});

// covers 3: keeps the remembered token when a login was refused before the token was read
test.each([
  'too_many_requests',
  'captcha_required',
  'captcha_wrong',
  'login_type_closed',
  'under_maintenance',
  'unknown_error',
])(
  'keeps the token after %s, which is refused before the token is read: the next attempt needs no password',
  async (code) => {
    rememberUser('player01', true);
    const login = refuse(code, { message: 'Not now.' });
    const { user, platform, portal } = await submit({ login, getCaptcha: { captchaId: 'c1', image: 'AAAA' } });
    expect(await screen.findByText('Not now.')).toBeVisible();
    expect(document.cookie).toContain(hint);
    platform.answer({ login: value });
    if (code.startsWith('captcha_')) {
      await screen.findByAltText('Letters to type');
      await fillField(user, screen.getByLabelText(/^Captcha/), 'AB12');
    }
    await user.click(pressable('Log in'));
    await allClosed(portal);
    expect(platform.seenOf('login').at(-1)?.input).toMatchObject({ password: '', rememberIn: 'cookie' });
    expect(document.cookie).toContain(hint);
  },
);

// covers 3
test('removes a token used by a login that asks for more, until that login completes', async () => {
  rememberUser('player01', true);
  const methods = [{ method: 'bankAccountName', hint: '' }];
  const login = refuse('extra_verification_required', { value: { challengeId: 'c1', methods } });
  const { user, portal } = await submit({ login, verifyLogin: value });
  const name = await screen.findByLabelText(/^Bank account name/);
  expect(document.cookie).not.toContain(hint);
  await fillField(user, name, 'Maria Santos');
  await user.click(pressable('Confirm'));
  await allClosed(portal);
  expect(document.cookie).toContain(hint);
});

test('asks for the password after a login that asked for more was left', async () => {
  rememberUser('player01', true);
  const methods = [{ method: 'bankAccountName', hint: '' }];
  const { user } = await submit({
    login: refuse('extra_verification_required', { value: { challengeId: 'c1', methods } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Back to login' }));
  await user.click(pressable('Log in'));
  expect(await screen.findByText('Please enter your password')).toBeVisible();
});

test('the token belongs to its user: another name needs a password', async () => {
  rememberUser('player01', true);
  const { user, platform } = await openAccessDialog('login', { login: value });
  await user.clear(screen.getByLabelText(/^Username/));
  await fillField(user, screen.getByLabelText(/^Username/), 'player02');
  await user.click(pressable('Log in'));
  expect(await screen.findByText('Please enter your password')).toBeVisible();
  expect(platform.seenOf('login')).toHaveLength(0);
});

test('forgets everything about the user when remembering is switched off', async () => {
  rememberUser('player01', true);
  const { user, portal } = await openAccessDialog('login', { login: value });
  await user.click(screen.getByLabelText('Remember me for a day'));
  await user.click(pressable('Log in'));
  await allClosed(portal);
  expect(document.cookie).not.toContain('player01');
});

// covers 2.3, 8
test('the agent page remembers nobody and says who cannot log in there', async () => {
  rememberUser('player01', true);
  const login = refuse('non_agents_cannot_login', { message: 'Non-agents cannot log in' });
  const { user, platform } = await openAccessDialog({ name: 'login', agentPage: true }, { login });
  expect(screen.getByLabelText(/^Username/)).toHaveValue('');
  expect(screen.queryByLabelText('Remember me for a day')).toBeNull();
  await fillField(user, screen.getByLabelText(/^Username/), 'player01');
  await fillField(user, screen.getByLabelText(/^Password/), 'Demo1234');
  await user.click(pressable('Log in'));
  expect(await screen.findByText('Non-agents cannot log in')).toHaveAttribute('role', 'alert');
  expect(platform.seenOf('login')[0]?.input).toMatchObject({ agentPage: true, remember: false });
});

// covers 4
test('sends an agent on to the agent home', async () => {
  const { user, portal } = await openAccessDialog({ name: 'login', agentPage: true }, { login: value });
  await fillField(user, screen.getByLabelText(/^Username/), 'agent01');
  await fillField(user, screen.getByLabelText(/^Password/), 'Demo1234');
  await user.click(pressable('Log in'));
  await waitFor(() => expect(portal.host.location.get().pathname).toBe('/agentHome'));
});
