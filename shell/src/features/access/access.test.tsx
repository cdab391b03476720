import { buildRegisterSettings, buildRule, fakeToken } from '@portal/shared/testing/builders';
import { fakeMember } from '@portal/shared/testing/fake-host';
import { type FakeAnswers, refuse } from '@portal/shared/testing/fake-platform';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { change, openPortal } from '../../../testing/open-portal.tsx';
import { Header } from '../../frame/header/header.tsx';

const value = { token: fakeToken(), firstTimeLogin: false, passwordExpired: false };
const member: FakeAnswers = {
  getMemberInfo: fakeMember,
  getBalance: { sumBalance: '0.00' },
  getUnreadCount: { unreadCount: 0 },
  listAnnouncements: { banners: [], notices: [] },
};
const settings = buildRegisterSettings({
  affiliateCode: buildRule({ required: false, patternId: 'lettersOrDigits', acceptedPattern: '[A-Za-z0-9]+' }),
});

async function openDialog(name: 'login' | 'register', answers: FakeAnswers) {
  const user = userEvent.setup();
  const opened = await openPortal({ answers: { ...member, ...answers }, at: '/register?referralCode=R9' });
  opened.show(null);
  await change(() => opened.portal.dialogs.open({ name }));
  await screen.findByRole('dialog');
  return { user, ...opened };
}

const submit = (name: string) => screen.getByRole('button', { name });

test('login: empty fields are named under each input and nothing is sent', async () => {
  const { user, platform } = await openDialog('login', {});
  await user.click(submit('Log in'));
  expect(await screen.findByText('Please fill in your username')).toBeVisible();
  expect(screen.getByLabelText(/^Username/)).toHaveAccessibleDescription(/fill in your username/);
  expect(screen.getByLabelText(/^Password/)).toBeInvalid();
  expect(platform.seenOf('login')).toHaveLength(0);
});

test('login: the captcha appears after the server has demanded one, and goes with the next try', async () => {
  const image = { captchaId: 'c1', image: 'iVBORw0KGgo=' };
  const login = refuse('login_failed', { message: 'Wrong name or password.', value: { captcha: true } });
  const { user, platform } = await openDialog('login', { login, getCaptcha: image });
  expect(screen.queryByLabelText(/^Captcha/)).toBeNull();
  await user.type(screen.getByLabelText(/^Username/), '  player01 ');
  await user.type(screen.getByLabelText(/^Password/), 'nope');
  await user.click(submit('Log in'));
  expect(await screen.findByText('Wrong name or password.')).toHaveAttribute('role', 'alert');
  await user.click(submit('Log in'));
  expect(await screen.findByText('Please enter the captcha')).toBeVisible();
  await screen.findByAltText('Letters to type');
  platform.answer({ login: value });
  await user.type(screen.getByLabelText(/^Captcha/), 'abcd');
  await user.click(submit('Log in'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(platform.seenOf('login')[1]?.input).toMatchObject({ username: 'player01', captcha: 'abcd', captchaId: 'c1' });
});

test('login: the password can be shown, and is never kept in a cookie', async () => {
  const { user } = await openDialog('login', { login: value });
  const password = screen.getByLabelText(/^Password/);
  expect(password).toHaveAttribute('type', 'password');
  await user.click(submit('Show password'));
  expect(password).toHaveAttribute('type', 'text');
  await user.type(screen.getByLabelText(/^Username/), 'player01');
  await user.type(password, 'Demo1234');
  await user.click(screen.getByLabelText('Remember my name'));
  await user.click(submit('Log in'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.cookie).toContain('lastUser=player01');
  expect(document.cookie).not.toContain('Demo1234');
});

test('registration: rules of the server, then the account is logged in and home is shown', async () => {
  const { user, platform, portal } = await openDialog('register', {
    getRegisterSettings: settings,
    register: value,
    checkAffiliateCode: {},
  });
  await user.type(await screen.findByLabelText(/^Username/), '1abc');
  await user.type(screen.getByLabelText(/^Password/), 'short');
  await user.click(submit('Register'));
  expect(await screen.findByText('Please fill in your password with 8 - 20 characters')).toBeVisible();
  expect(screen.getByText('Begin with a letter; letters and digits only')).toBeVisible();
  expect(platform.seenOf('register')).toHaveLength(0);
  await user.clear(screen.getByLabelText(/^Username/));
  await user.type(screen.getByLabelText(/^Username/), 'neo01');
  await user.clear(screen.getByLabelText(/^Password/));
  await user.type(screen.getByLabelText(/^Password/), 'Demo1234');
  await user.type(screen.getByLabelText(/^Confirm password/), 'Demo1234');
  await user.type(screen.getByLabelText(/^Invitation code/), 'A1B2');
  await user.click(submit('Register'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(platform.seenOf('checkAffiliateCode')[0]?.input).toMatchObject({ code: 'A1B2' });
  expect(platform.seenOf('register')[0]?.input).toMatchObject({
    username: 'neo01',
    referralCode: 'R9',
    registerMethod: 'WEB',
    login: true,
    termsAccepted: true,
  });
  expect(portal.host.location.get().pathname).toBe('/');
  expect(portal.host.member.get()).toEqual(fakeMember);
});

test('registration: terms, a wrong invitation code, and a field the server refuses', async () => {
  const { user, platform } = await openDialog('register', {
    getRegisterSettings: settings,
    checkAffiliateCode: refuse('invitation_code_error', { message: 'Invalid invitation code' }),
    register: refuse('username_taken', { fields: { username: 'This name is taken.' } }),
  });
  await user.type(await screen.findByLabelText(/^Username/), 'neo01');
  await user.type(screen.getByLabelText(/^Password/), 'Demo1234');
  await user.type(screen.getByLabelText(/^Confirm password/), 'Demo1234');
  const terms = screen.getByRole('checkbox');
  expect(terms).toBeChecked();
  await user.click(terms);
  await user.click(submit('Register'));
  expect(await screen.findByText('Please accept the terms to register.')).toBeVisible();
  await user.click(terms);
  await user.type(screen.getByLabelText(/^Invitation code/), 'WRONG');
  await user.click(submit('Register'));
  expect(await screen.findByText('Invalid invitation code')).toBeVisible();
  expect(platform.seenOf('register')).toHaveLength(0);
  await user.clear(screen.getByLabelText(/^Invitation code/));
  await user.click(submit('Register'));
  expect(await screen.findByText('This name is taken.')).toBeVisible();
});

test('login: typing starts in the username, and ends at the account', async () => {
  const user = userEvent.setup();
  const { show } = await openPortal({ answers: { ...member, login: value, getMemberMenu: { items: [] } } });
  show(<Header hasNavigation={false} />);
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
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'account-button'));
  expect(screen.getByRole('button', { name: 'Deposit' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
});

test('registration: typing starts in the first field as soon as the form is here', async () => {
  await openDialog('register', { getRegisterSettings: settings });
  const username = await screen.findByLabelText(/^Username/);
  await waitFor(() => expect(username).toHaveFocus());
});

test('login: a forgotten password is a matter of customer service, and the button leads there', async () => {
  const { user, portal } = await openDialog('login', {});
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
  const answer = screen.getByText(/ask customer service/).closest('[role="status"]');
  const [way] = within(answer as HTMLElement).getAllByRole('button');
  if (way) await user.click(way);
  const [service] = portal.host.site.customerService;
  if (service)
    expect(open).toHaveBeenCalledWith(service.path, 'support', expect.stringContaining('width=440,height=750'));
  else await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(portal.host.location.get().pathname).toBe(service ? '/register' : '/help');
  open.mockRestore();
});
