import { buildRegisterSettings, buildRule, fakeToken } from '@portal/shared/testing/builders';
import { fakeMember } from '@portal/shared/testing/fake-host';
import { refuse } from '@portal/shared/testing/fake-platform';
import { screen, waitFor } from '@testing-library/react';
import { openAccessDialog, pressable } from '../../../../testing/open-access-dialog.tsx';

const value = { token: fakeToken(), firstTimeLogin: false, passwordExpired: false };
const settings = buildRegisterSettings({
  affiliateCode: buildRule({ required: false, patternId: 'lettersOrDigits', acceptedPattern: '[A-Za-z0-9]+' }),
});

test('registration: rules of the server, then the account is logged in and home is shown', async () => {
  const { user, platform, portal } = await openAccessDialog('register', {
    getRegisterSettings: settings,
    register: value,
    checkAffiliateCode: {},
  });
  await user.type(await screen.findByLabelText(/^Username/), '1abc');
  await user.type(screen.getByLabelText(/^Password/), 'short');
  await user.click(pressable('Register'));
  expect(await screen.findByText('Please fill in your password with 8 - 20 characters')).toBeVisible();
  expect(screen.getByText('Begin with a letter; letters and digits only')).toBeVisible();
  expect(platform.seenOf('register')).toHaveLength(0);
  await user.clear(screen.getByLabelText(/^Username/));
  await user.type(screen.getByLabelText(/^Username/), 'neo01');
  await user.clear(screen.getByLabelText(/^Password/));
  await user.type(screen.getByLabelText(/^Password/), 'Demo1234');
  await user.type(screen.getByLabelText(/^Confirm password/), 'Demo1234');
  await user.type(screen.getByLabelText(/^Invitation code/), 'A1B2');
  await user.click(pressable('Register'));
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
  const { user, platform } = await openAccessDialog('register', {
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
  await user.click(pressable('Register'));
  expect(await screen.findByText('Please accept the terms to register.')).toBeVisible();
  await user.click(terms);
  await user.type(screen.getByLabelText(/^Invitation code/), 'WRONG');
  await user.click(pressable('Register'));
  expect(await screen.findByText('Invalid invitation code')).toBeVisible();
  expect(platform.seenOf('register')).toHaveLength(0);
  await user.clear(screen.getByLabelText(/^Invitation code/));
  await user.click(pressable('Register'));
  expect(await screen.findByText('This name is taken.')).toBeVisible();
});

test('registration: typing starts in the first field as soon as the form is here', async () => {
  await openAccessDialog('register', { getRegisterSettings: settings });
  const username = await screen.findByLabelText(/^Username/);
  await waitFor(() => expect(username).toHaveFocus());
});
