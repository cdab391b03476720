import { patterns } from '@portal/shared/contract/accounts/patterns';
import { buildRegisterSettings, buildRule, fakeToken } from '@portal/shared/testing/builders';
import { fakeMember } from '@portal/shared/testing/fake-host';
import { type FakeAnswers, refuse } from '@portal/shared/testing/fake-platform';
import { fillField } from '@portal/shared/testing/fill-field';
import { screen, waitFor, within } from '@testing-library/react';
import { openAccessDialog, pressable } from '../../../../testing/open-access-dialog.tsx';
import { dialogsAtom } from '../../../host/atoms.ts';

const value = { token: fakeToken(), firstTimeLogin: false, passwordExpired: false };
const settings = buildRegisterSettings({
  affiliateCode: buildRule({ required: false, patternId: 'lettersOrDigits', acceptedPattern: '[A-Za-z0-9]+' }),
});
const ready: FakeAnswers = { getRegisterSettings: settings, register: value, checkAffiliateCode: {} };
type Opened = Awaited<ReturnType<typeof openAccessDialog>>;

async function fill({ user }: Pick<Opened, 'user'>, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    const field = await screen.findByLabelText(new RegExp(`^${label}`));
    await user.clear(field);
    await fillField(user, field, text);
  }
}
const good = { Username: 'neo01', Password: 'Demo1234', 'Confirm password': 'Demo1234' };

// covers 4, 5
test("applies the server's rules, then logs the account in and goes home", async () => {
  const { user, platform, portal } = await openAccessDialog('register', ready);
  await fill({ user }, { Username: '1abc', Password: 'short', 'Confirm password': 'other' });
  await user.click(pressable('Register'));
  expect(await screen.findByText(/^12 or more characters of any kind, or 8–11/)).toBeVisible();
  expect(screen.getByText(/^4–16 characters: a letter first/)).toBeVisible();
  expect(screen.getByText('The passwords don’t match.')).toBeVisible();
  expect(screen.getByLabelText(/^Password/)).toHaveAccessibleDescription(/12 or more characters of any kind.*8–11/);
  expect(platform.seenOf('register')).toHaveLength(0);
  await fill({ user }, { ...good, 'Invitation code': 'A1B2' });
  await user.click(pressable('Register'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(platform.seenOf('checkAffiliateCode')[0]?.input).toMatchObject({ code: 'A1B2', domain: 'localhost' });
  expect(platform.seenOf('register')[0]?.input).toMatchObject({
    username: 'neo01',
    affiliateCode: 'A1B2',
    referralCode: 'REF9',
    registerMethod: 'WEB',
    login: true,
    termsAccepted: true,
  });
  expect(portal.host.location.get().pathname).toBe('/');
  expect(portal.host.member.get()).toEqual(fakeMember);
});

test('keeps optional fields folded until they are wanted', async () => {
  const { user, platform } = await openAccessDialog('register', ready, { at: '/register' });
  const more = await screen.findByRole('button', { name: 'More details (optional)' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByLabelText(/^Invitation code/)).toBeNull();
  await user.click(more);
  await fill({ user }, { ...good, 'Invitation code': 'A1B2' });
  await user.click(pressable('Register'));
  await waitFor(() => expect(platform.seenOf('register')[0]?.input).toMatchObject({ affiliateCode: 'A1B2' }));
});

// covers 4: WCAG 3.3.7
test('hands the e-mail address on to the first login, and asks for nothing but the password twice', async () => {
  const getRegisterSettings = buildRegisterSettings({ email: buildRule({ required: true }) });
  const register = { ...value, firstTimeLogin: true };
  const opened = await openAccessDialog('register', { ...ready, getRegisterSettings, register });
  await fill(opened, { ...good, Email: 'neo@mail.example' });
  const asked = [...document.querySelectorAll('[role="dialog"] input')].map((field) => field.getAttribute('name'));
  expect(new Set(asked).size).toBe(asked.length);
  await opened.user.click(pressable('Register'));
  await waitFor(() =>
    expect(opened.portal.store.get(dialogsAtom)).toContainEqual(
      expect.objectContaining({ name: 'firstLogin', typed: { email: 'neo@mail.example', mobileNum: undefined } }),
    ),
  );
});

// covers 5
test('names empty fields and sends nothing', async () => {
  const { user, platform } = await openAccessDialog('register', ready);
  await user.click(await screen.findByRole('button', { name: 'Register' }));
  expect(await screen.findAllByText('This field is required')).toHaveLength(3);
  expect(platform.seenOf('register')).toHaveLength(0);
});

// covers 2.3, 5, 9
test('warns about terms that are not accepted before anything else', async () => {
  const { user, platform } = await openAccessDialog('register', ready);
  const terms = await screen.findByRole('checkbox', { name: /at least 18 years old/ });
  expect(terms).toBeChecked();
  expect(screen.getByRole('link', { name: 'Read the terms' })).toHaveAttribute('href', '/help#term');
  await user.click(terms);
  await user.click(pressable('Register'));
  const warning = await screen.findByRole('dialog', { name: 'Notice' });
  expect(within(warning).getByText('Please accept the terms to register.')).toBeVisible();
  await user.click(within(warning).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(terms).toHaveFocus());
  expect(terms).toHaveAccessibleDescription('Please accept the terms to register.');
  await user.click(terms);
  expect(terms).not.toHaveAccessibleDescription();
  expect(platform.seenOf('register')).toHaveLength(0);
});

// covers 5, 8
test('warns about a wrong invitation code, marks its field and sends nothing', async () => {
  const { user, platform } = await openAccessDialog('register', {
    ...ready,
    checkAffiliateCode: refuse('invitation_code_error'),
  });
  await fill({ user }, { ...good, 'Invitation code': 'WRONG' });
  await user.click(pressable('Register'));
  const warning = await screen.findByRole('dialog', { name: 'Notice' });
  expect(within(warning).getByText('This invitation code isn’t valid')).toBeVisible();
  await user.click(within(warning).getByRole('button', { name: 'OK' }));
  const field = screen.getByLabelText(/^Invitation code/);
  await waitFor(() => expect(field).toHaveAccessibleDescription('This invitation code isn’t valid'));
  expect(platform.seenOf('register')).toHaveLength(0);
});

test('shows refusals under their fields, others above the button', async () => {
  const { user, platform } = await openAccessDialog('register', {
    ...ready,
    register: refuse('username_taken', { fields: { username: 'This name is taken.' } }),
  });
  await fill({ user }, good);
  await user.click(pressable('Register'));
  expect(await screen.findByText('This name is taken.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/^Username/)).toHaveFocus());
  // Leaving the field does not clear the server's message.
  await user.tab();
  expect(screen.getByText('This name is taken.')).toBeVisible();
  platform.answer({ register: refuse('registration_closed', { message: 'Closed today.' }) });
  await fill({ user }, { Username: 'neo02' });
  await user.click(pressable('Register'));
  expect(await screen.findByText('Closed today.')).toHaveAttribute('role', 'alert');
});

test('puts the focus in the first field once the form has loaded', async () => {
  await openAccessDialog('register', { getRegisterSettings: settings });
  const username = await screen.findByLabelText(/^Username/);
  await waitFor(() => expect(username).toHaveFocus());
});

// covers 2.3, 5
test('shows every field of the rules, with the captcha and its message', async () => {
  const on = buildRule({ required: false });
  const { user, platform } = await openAccessDialog('register', {
    ...ready,
    getCaptcha: { captchaId: 'c1', image: 'iVBORw0KGgo=' },
    listCountries: { countries: [{ countryCode: 'PH', countryDialingCode: '+63', digits: 10 }] },
    getCountry: { countryCode: 'PH', countryDialingCode: '+63' },
    getRegisterSettings: buildRegisterSettings({
      payeeName: on,
      mobileNum: on,
      email: on,
      paymentPassword: on,
      qqNum: on,
      line: on,
      whatsapp: on,
      facebook: on,
      wechat: on,
      idNumber: on,
      recommenderId: on,
      affiliateCode: on,
      captcha: on,
    }),
  });
  await fill({ user }, good);
  for (const label of ['Payee name', 'Mobile number', 'Email', 'QQ', 'LINE', 'WhatsApp', 'Facebook', 'WeChat'])
    expect(screen.getByLabelText(new RegExp(`^${label}`))).not.toBeRequired();
  for (const label of ['ID number', 'Recommender ID', 'Invitation code'])
    expect(screen.getByLabelText(new RegExp(`^${label}`))).not.toBeRequired();
  expect(screen.getByLabelText(/^Payment password/)).toBeRequired();
  await screen.findByAltText('Letters to type');
  await user.click(pressable('Register'));
  expect(await screen.findByText('Please enter the captcha')).toBeVisible();
  expect(screen.getByText('This field is required')).toBeVisible();
  await fill({ user }, { 'Payment password': '246810', Captcha: 'abcd' });
  await user.click(pressable('Register'));
  await waitFor(() =>
    expect(platform.seenOf('register')[0]?.input).toMatchObject({
      paymentPassword: '246810',
      captcha: 'abcd',
      captchaId: 'c1',
    }),
  );
});

// covers 5
test('says why a name is invalid', async () => {
  const payeeName = buildRule({
    patternId: 'fullName',
    acceptedPattern: patterns.fullName,
    minLength: 2,
    maxLength: 50,
  });
  const { user } = await openAccessDialog('register', {
    ...ready,
    getRegisterSettings: buildRegisterSettings({ payeeName }),
  });
  await fillField(user, await screen.findByLabelText(/^Payee name/), 'Single');
  await user.click(pressable('Register'));
  expect(await screen.findByText(/^Enter a valid real name\.? First and last name/)).toBeVisible();
});

test('reports a dead invitation link once; registration continues without its code', async () => {
  const withoutField = buildRegisterSettings({});
  const { user, platform, portal } = await openAccessDialog('register', {
    ...ready,
    getRegisterSettings: withoutField,
    register: refuse('invitation_code_error', { message: 'This invitation code isn’t valid' }),
  });
  await fill({ user }, good);
  await user.click(pressable('Register'));
  expect(await screen.findByText('This invitation code isn’t valid')).toBeVisible();
  platform.answer({ register: value });
  await user.click(pressable('Register'));
  await waitFor(() => expect(portal.host.location.get().pathname).toBe('/'));
  const sent = platform.seenOf('register').map(({ input }) => (input as { referralCode?: string }).referralCode);
  expect(sent).toEqual(['REF9', undefined]);
});

test('fills the invitation field with the code of the address', async () => {
  await openAccessDialog('register', ready);
  expect(await screen.findByLabelText(/^Invitation code/)).toHaveValue('REF9');
});
