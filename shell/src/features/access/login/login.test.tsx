import { fakeToken } from '@portal/shared/testing/builders';
import { refuse } from '@portal/shared/testing/fake-platform';
import { fillField } from '@portal/shared/testing/fill-field';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allClosed, memberAnswers, openAccessDialog, pressable } from '../../../../testing/open-access-dialog.tsx';
import { openPortal } from '../../../../testing/open-portal.tsx';
import { Header } from '../../../frame/header/header.tsx';

const value = { token: fakeToken(), firstTimeLogin: false, passwordExpired: false };

// covers 5
test('names empty fields under each input and sends nothing', async () => {
  const { user, platform } = await openAccessDialog('login', {});
  await user.click(pressable('Log in'));
  expect(await screen.findByText('Please enter your username')).toBeVisible();
  expect(screen.getByLabelText(/^Username/)).toHaveAccessibleDescription(/enter your username/);
  expect(screen.getByLabelText(/^Password/)).toBeInvalid();
  expect(platform.seenOf('login')).toHaveLength(0);
});

// covers 2.3, 3, 5
test('shows the captcha once the server has demanded it, and sends it with the next attempt', async () => {
  const image = { captchaId: 'c1', image: 'iVBORw0KGgo=' };
  const login = refuse('login_failed', { message: 'Wrong name or password.', value: { captcha: true } });
  const { user, platform, portal } = await openAccessDialog('login', { login, getCaptcha: image });
  expect(screen.queryByLabelText(/^Captcha/)).toBeNull();
  await fillField(user, screen.getByLabelText(/^Username/), '  player01 ');
  await fillField(user, screen.getByLabelText(/^Password/), 'nope');
  await user.click(pressable('Log in'));
  expect(await screen.findByText('Wrong name or password.')).toHaveAttribute('role', 'alert');
  await user.click(pressable('Log in'));
  expect(await screen.findByText('Please enter the captcha')).toBeVisible();
  await screen.findByAltText('Letters to type');
  platform.answer({ login: value });
  await fillField(user, screen.getByLabelText(/^Captcha/), 'abcd');
  await user.click(pressable('Log in'));
  await allClosed(portal);
  expect(platform.seenOf('login')[1]?.input).toMatchObject({ username: 'player01', captcha: 'abcd', captchaId: 'c1' });
});

// covers 2.3
test('can show the password, and never stores it in a cookie', async () => {
  const { user, portal } = await openAccessDialog('login', { login: value });
  const password = screen.getByLabelText(/^Password/);
  expect(password).toHaveAttribute('type', 'password');
  await user.click(pressable('Show password'));
  expect(password).toHaveAttribute('type', 'text');
  await fillField(user, screen.getByLabelText(/^Username/), 'player01');
  await fillField(user, password, 'Demo1234');
  await user.click(screen.getByLabelText('Remember me for a day'));
  await user.click(pressable('Log in'));
  await allClosed(portal);
  expect(document.cookie).toContain('lastUser=player01');
  expect(document.cookie).not.toContain('Demo1234');
});

test('puts the focus in the username, and on the account after the login', async () => {
  const user = userEvent.setup();
  const { show, portal } = await openPortal({
    answers: { ...memberAnswers, login: value, getMemberMenu: { items: [] } },
  });
  show(<Header hasNavigation={false} hasPhoneNavigation={false} />);
  const opener = screen.getByRole('button', { name: 'Log in' });
  await user.click(opener);
  const username = await screen.findByLabelText(/^Username/);
  await waitFor(() => expect(username).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
  await user.click(opener);
  const again = await screen.findByLabelText(/^Username/);
  await waitFor(() => expect(again).toHaveFocus());
  await user.keyboard('player01{Tab}Demo1234{Enter}');
  await allClosed(portal);
  await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'account-button'));
  expect(screen.getByRole('button', { name: 'Deposit' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
});
