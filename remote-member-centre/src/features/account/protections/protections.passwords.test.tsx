import { RefusalError } from '@portal/shared/client/errors';
import { changePassword, setPaymentPassword } from '@portal/shared/contract/accounts/passwords';
import { getSecurity } from '@portal/shared/contract/accounts/security';
import { listSessions } from '@portal/shared/contract/sessions/sessions';
import { sendOwnSmsCode } from '@portal/shared/contract/verification/codes';
import { answering, refusing } from '@portal/shared/testing/fake-host';
import { fillField } from '@portal/shared/testing/fill-field';
import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { openForm, reading, sentTo } from '../../../../testing/open-security.tsx';

type Opened = Awaited<ReturnType<typeof openForm>>;
type User = ReturnType<typeof userEvent.setup>;

const changed = answering(changePassword, () => ({ token: 'n'.repeat(43) }));
const saved = answering(setPaymentPassword, () => ({}));

async function fill(user: User, form: Opened['form'], values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await fillField(user, form.getByLabelText(new RegExp(`^${label}\\*?$`)), value);
}
const passwords = { 'Current password': ' Demo1234 ', 'New password': 'Koi12345', 'Confirm new password': 'Koi12345' };

describe('login password', () => {
  test('changes it, and reloads sessions and protections', async () => {
    const { host, user, form } = await openForm('Change: Login password', [changed]);
    await fill(user, form, passwords);
    await user.click(form.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(host.toasts).toEqual(['Password changed. Your other sessions have ended.']));
    expect(sentTo(host, changePassword)).toEqual([
      { oldPassword: 'Demo1234', newPassword: 'Koi12345', confirmNewPassword: 'Koi12345' },
    ]);
    expect(screen.queryByRole('dialog', { name: 'Change login password' })).toBeNull();
    await waitFor(() => expect(sentTo(host, listSessions)).toHaveLength(2));
    expect(sentTo(host, getSecurity)).toHaveLength(2);
  });

  test('names faults under each field and focuses the first', async () => {
    const { host, user, form } = await openForm('Change: Login password', [changed]);
    await fill(user, form, { 'New password': 'short', 'Confirm new password': 'shirt' });
    await user.click(form.getByRole('button', { name: 'Change password' }));
    const describes = (label: RegExp, text: string) =>
      expect(form.getByLabelText(label)).toHaveAccessibleDescription(text);
    describes(/^Current password/, 'This field is required');
    describes(/^New password\*?$/, 'Please enter a password of 8–128 characters');
    describes(/^Confirm new password/, 'The passwords don’t match.');
    expect(form.getByLabelText(/^Current password/)).toHaveFocus();
    expect(sentTo(host, changePassword)).toEqual([]);
    await fillField(user, form.getByLabelText(/^Current password/), 'x');
    expect(form.getByLabelText(/^Current password/)).toBeValid();
    expect(form.getByLabelText(/^Current password/)).toHaveFocus();
  });

  test.each([
    ['old_password_wrong', /^Current password/],
    ['invalid_password', /^New password\*?$/],
    ['password_unchanged', /^New password\*?$/],
    ['wrong_confirmation', /^Confirm new password/],
    ['invalid_verification_code', /^Verification code/],
    ['verification_required', /^Verification code/],
  ])('shows %s under its field', async (code, label) => {
    const { host, user, form } = await openForm('Change: Login password', [
      reading({ passwordNeedsCode: true, mobile: '+63 *** 4567' }),
      refusing(changePassword, code),
    ]);
    await fill(user, form, { ...passwords, 'Verification code': '123456' });
    await user.click(form.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(form.getByLabelText(label)).toHaveAccessibleDescription(code));
    expect(form.getByLabelText(label)).toHaveFocus();
    expect(host.toasts).toEqual([]);
  });

  test("marks a field that the server names, with the server's text", async () => {
    const refused = answering(changePassword, () => {
      throw new RefusalError('invalid_input', 'Check the fields', 400, { newPassword: 'Letters and digits, please' });
    });
    const { user, form } = await openForm('Change: Login password', [refused]);
    await fill(user, form, passwords);
    await user.click(form.getByRole('button', { name: 'Change password' }));
    await waitFor(() =>
      expect(form.getByLabelText(/^New password\*?$/)).toHaveAccessibleDescription('Letters and digits, please'),
    );
  });

  test('asks for a code, sends it to the bound number, and submits it with the change', async () => {
    const { host, user, form } = await openForm('Change: Login password', [
      reading({ passwordNeedsCode: true, mobile: '+63 *** 4567' }),
      answering(sendOwnSmsCode, () => ({ expiredMinutes: 5 })),
      changed,
    ]);
    await fill(user, form, passwords);
    await user.click(form.getByRole('button', { name: 'Change password' }));
    expect(form.getByLabelText(/^Verification code/)).toHaveAccessibleDescription('This field is required');
    await user.click(form.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(form.getByLabelText(/^Verification code/)).toHaveFocus());
    expect(sentTo(host, sendOwnSmsCode)).toEqual([{ purpose: 'change_password' }]);
    expect(form.getByRole('button', { name: /^(300|299) s$/ })).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('123456{Enter}');
    await waitFor(() => expect(sentTo(host, changePassword)).toHaveLength(1));
    expect(sentTo(host, changePassword)[0]).toMatchObject({ verificationCode: '123456' });
  });

  test('warns with a button when a code could not be sent', async () => {
    const { user, form } = await openForm('Change: Login password', [
      reading({ passwordNeedsCode: true }),
      refusing(sendOwnSmsCode, 'sms_failed'),
    ]);
    await user.click(form.getByRole('button', { name: 'Send code' }));
    const warning = await screen.findByRole('dialog', { name: 'Notice' });
    expect(warning).toHaveTextContent('sms_failed');
    await user.click(within(warning).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(form.getByRole('button', { name: 'Send code' })).toHaveFocus());
  });
});

describe('payment password', () => {
  const digits = { 'New payment password': '135790', 'Confirm new payment password': '135790' };

  test('sets the first one by the login password', async () => {
    const { host, user, form } = await openForm('Set: Payment password', [saved]);
    await fill(user, form, { 'Login password': 'Demo1234', ...digits });
    await user.click(form.getByRole('button', { name: 'Save payment password' }));
    await waitFor(() => expect(host.toasts).toEqual(['Payment password saved']));
    expect(sentTo(host, setPaymentPassword)).toEqual([
      { loginPassword: 'Demo1234', paymentPassword: '135790', confirmPaymentPassword: '135790' },
    ]);
  });

  test('changes a later one by the previous one, six digits each', async () => {
    const { host, user, form } = await openForm('Change: Payment password', [
      reading({ hasPaymentPassword: true }),
      saved,
    ]);
    await fill(user, form, { ...digits, 'Current payment password': '2468' });
    await user.click(form.getByRole('button', { name: 'Save payment password' }));
    expect(form.getByLabelText(/^Current payment password/)).toHaveAccessibleDescription('Please enter six digits');
    expect(sentTo(host, setPaymentPassword)).toEqual([]);
    await fill(user, form, { 'Current payment password': '10' });
    await user.click(form.getByRole('button', { name: 'Save payment password' }));
    await waitFor(() => expect(sentTo(host, setPaymentPassword)).toHaveLength(1));
    expect(sentTo(host, setPaymentPassword)[0]).toMatchObject({ oldPaymentPassword: '246810' });
  });

  test.each([
    ['payment_password_wrong', /^Current payment password/],
    ['payment_password_locked', /^Current payment password/],
    ['payment_password_simple', /^New payment password\*?$/],
    ['wrong_confirmation', /^Confirm new payment password/],
  ])('shows %s under its field', async (code, label) => {
    const answers = [reading({ hasPaymentPassword: true }), refusing(setPaymentPassword, code)];
    const { user, form } = await openForm('Change: Payment password', answers);
    await fill(user, form, { 'Current payment password': '246810', ...digits });
    await user.click(form.getByRole('button', { name: 'Save payment password' }));
    await waitFor(() => expect(form.getByLabelText(label)).toHaveAccessibleDescription(code));
  });

  test('shows a wrong login password under its field', async () => {
    const { user, form } = await openForm('Set: Payment password', [
      refusing(setPaymentPassword, 'old_password_wrong'),
    ]);
    await fill(user, form, { 'Login password': 'nope', ...digits });
    await user.click(form.getByRole('button', { name: 'Save payment password' }));
    await waitFor(() =>
      expect(form.getByLabelText(/^Login password/)).toHaveAccessibleDescription('old_password_wrong'),
    );
  });
});
