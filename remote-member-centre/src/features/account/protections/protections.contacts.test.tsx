import { bindEmail, bindMobile, getSecurity } from '@portal/shared/contract/accounts/security';
import { sendEmailCode, sendOwnSmsCode } from '@portal/shared/contract/verification/codes';
import { answering, refusing } from '@portal/shared/testing/fake-host';
import { fillField } from '@portal/shared/testing/fill-field';
import { screen, waitFor } from '@testing-library/react';
import { openForm, reading, sentTo } from '../../../../testing/open-security.tsx';

const smsSent = answering(sendOwnSmsCode, () => ({ expiredMinutes: 1 }));
const mailSent = answering(sendEmailCode, () => ({ expiredMinutes: 10 }));

describe('mobile number', () => {
  const number = /^Mobile number/;
  const code = /^Verification code/;

  test("preselects the visitor's country, asks for a code, then shows the bound number masked", async () => {
    const bound = answering(bindMobile, () => ({ mobile: '+63 *** 4567' }));
    const { host, user, form } = await openForm('Add: Mobile number', [smsSent, bound]);
    expect(await form.findByRole('button', { name: 'Country code +63, choose another' })).toBeEnabled();
    host.answer(reading({ mobile: '+63 *** 4567' }));
    await fillField(user, form.getByLabelText(number), '917 123 4567');
    await user.click(form.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(form.getByLabelText(code)).toHaveFocus());
    expect(form.getByLabelText(code)).toHaveAccessibleDescription(/valid for 1 minute\./);
    await user.keyboard('123456');
    await fillField(user, form.getByLabelText(/^Login password/), 'Demo1234{Enter}');
    await waitFor(() => expect(host.toasts).toEqual(['+63 *** 4567 added to your account']));
    const mobile = { mobileNum: '9171234567', countryDialingCode: '+63' };
    expect(sentTo(host, sendOwnSmsCode)).toEqual([{ purpose: 'bind_mobile', ...mobile }]);
    expect(sentTo(host, bindMobile)).toEqual([{ ...mobile, verificationCode: '123456', loginPassword: 'Demo1234' }]);
  });

  test('selects the dialling code pasted with the number', async () => {
    const { host, user, form } = await openForm('Add: Mobile number', [smsSent]);
    await form.findByRole('button', { name: /^Country code \+63/ });
    await user.click(form.getByLabelText(number));
    await user.paste('\u202a+84 (0)912-345 678\u202c');
    expect(form.getByRole('button', { name: /^Country code \+84/ })).toBeEnabled();
    await user.click(form.getByRole('button', { name: 'Send code' }));
    const mobile = { mobileNum: '+840912345678', countryDialingCode: '+84' };
    await waitFor(() => expect(sentTo(host, sendOwnSmsCode)[0]).toMatchObject(mobile));
  });

  test('selects another country by keyboard', async () => {
    const { host, user, form } = await openForm('Add: Mobile number', [smsSent]);
    (await form.findByRole('button', { name: /^Country code/ })).focus();
    await user.keyboard('{Enter}viet{Enter}');
    expect(form.getByRole('button', { name: /^Country code \+84/ })).toHaveFocus();
    await fillField(user, form.getByLabelText(number), '912345678');
    await user.click(form.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(sentTo(host, sendOwnSmsCode)[0]).toMatchObject({ countryDialingCode: '+84' }));
  });

  test.each([
    ['', 'This field is required'],
    ['abc', 'Please enter a valid mobile number'],
    ['91712345', 'Please enter a phone number with 10 digits'],
  ])('sends no code to "%s"', async (typed, text) => {
    const { host, user, form } = await openForm('Add: Mobile number', [smsSent]);
    await form.findByRole('button', { name: /^Country code \+63/ });
    if (typed) await fillField(user, form.getByLabelText(number), typed);
    await user.click(form.getByRole('button', { name: 'Send code' }));
    expect(form.getByLabelText(number)).toHaveAccessibleDescription(text);
    expect(sentTo(host, sendOwnSmsCode)).toEqual([]);
  });

  test.each([
    ['the code', refusing(sendOwnSmsCode, 'invalid_mobile'), 'Send code', number, 'invalid_mobile'],
    ['the code', refusing(sendOwnSmsCode, 'mobile_taken'), 'Send code', number, 'mobile_taken'],
    ['the binding', refusing(bindMobile, 'mobile_taken'), 'Add number', number, 'mobile_taken'],
    ['the binding', refusing(bindMobile, 'invalid_mobile'), 'Add number', number, 'invalid_mobile'],
    ['the binding', refusing(bindMobile, 'invalid_verification_code'), 'Add number', code, 'invalid_verification_code'],
  ])('shows the refusal of %s under its field: %#', async (_, answer, button, label, text) => {
    const { user, form } = await openForm('Change: Mobile number', [reading({ mobile: '+63 *** 1' }), answer]);
    await form.findByRole('button', { name: /^Country code \+63/ });
    await fillField(user, form.getByLabelText(number), '9171234567');
    await fillField(user, form.getByLabelText(code), '000000');
    await fillField(user, form.getByLabelText(/^Login password/), 'Demo1234');
    await user.click(form.getByRole('button', { name: button }));
    await waitFor(() => expect(form.getByLabelText(label)).toHaveAccessibleDescription(text));
    expect(screen.queryByRole('dialog', { name: 'Notice' })).toBeNull();
  });
});

describe('login password', () => {
  const password = /^Login password/;
  const mobile = '+63 *** 1';

  test.each([
    ['Change: Mobile number', { mobile }, /^Mobile number/, '9171234567', bindMobile],
    ['Add: Mobile number', {}, /^Mobile number/, '9171234567', bindMobile],
    ['Change: Email address', { email: 'p***@mail.ph' }, /^Email address/, 'new@mail.ph', bindEmail],
    ['Add: Email address', { mobile }, /^Email address/, 'new@mail.ph', bindEmail],
  ] as const)('%s: asks for it, %#', async (button, security, label, contact, call) => {
    const refusal = refusing(call, 'old_password_wrong');
    const { host, user, form } = await openForm(button, [reading(security), refusal]);
    if (call === bindMobile) await form.findByRole('button', { name: /^Country code \+63/ });
    await fillField(user, form.getByLabelText(label), contact);
    await fillField(user, form.getByLabelText(/^Verification code/), '123456{Enter}');
    await waitFor(() => expect(form.getByLabelText(password)).toHaveAccessibleDescription(/This field is required/));
    expect(sentTo(host, call)).toEqual([]);
    await fillField(user, form.getByLabelText(password), 'Demo1234{Enter}');
    await waitFor(() => expect(form.getByLabelText(password)).toHaveAccessibleDescription(/old_password_wrong/));
    expect(sentTo(host, call)).toEqual([expect.objectContaining({ loginPassword: 'Demo1234' })]);
    expect(screen.queryByRole('dialog', { name: 'Notice' })).toBeNull();
  });
});

describe('e-mail address', () => {
  const address = /^Email address/;
  const code = /^Verification code/;

  test('binds the address after a code', async () => {
    const bound = answering(bindEmail, () => ({ email: 'p***@mail.ph' }));
    const { host, user, form } = await openForm('Add: Email address', [mailSent, bound]);
    // The row shows what was set before the page is read again.
    host.answer(answering(getSecurity, () => new Promise(() => undefined)));
    await fillField(user, form.getByLabelText(address), ' player@mail.ph');
    await user.click(form.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(sentTo(host, sendEmailCode)).toEqual([{ email: 'player@mail.ph' }]));
    await waitFor(() => expect(form.getByLabelText(code)).toHaveFocus());
    await user.keyboard('123456');
    await fillField(user, form.getByLabelText(/^Login password/), 'Demo1234{Enter}');
    await waitFor(() => expect(host.toasts).toEqual(['p***@mail.ph added to your account']));
    const sent = { email: 'player@mail.ph', verificationCode: '123456', loginPassword: 'Demo1234' };
    expect(sentTo(host, bindEmail)).toEqual([sent]);
    expect(await screen.findByRole('button', { name: 'Change: Email address' })).toBeVisible();
  });

  test('sends no code to an invalid address', async () => {
    const { host, user, form } = await openForm('Add: Email address', [mailSent]);
    await fillField(user, form.getByLabelText(address), 'player@');
    await user.click(form.getByRole('button', { name: 'Send code' }));
    expect(form.getByLabelText(address)).toHaveAccessibleDescription('Please enter a valid email address');
    expect(sentTo(host, sendEmailCode)).toEqual([]);
  });

  test('warns when an e-mail could not be sent', async () => {
    const { user, form } = await openForm('Add: Email address', [refusing(sendEmailCode, 'email_failed')]);
    await fillField(user, form.getByLabelText(address), 'player@mail.ph');
    await user.click(form.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByRole('dialog', { name: 'Notice' })).toHaveTextContent('email_failed');
  });

  test.each([
    ['invalid_email', address],
    ['invalid_verification_code', code],
  ])('shows %s under its field', async (refusal, label) => {
    const { user, form } = await openForm('Add: Email address', [refusing(bindEmail, refusal)]);
    await fillField(user, form.getByLabelText(address), 'player@mail.ph');
    await fillField(user, form.getByLabelText(code), '000000');
    await fillField(user, form.getByLabelText(/^Login password/), 'Demo1234{Enter}');
    await waitFor(() => expect(form.getByLabelText(label)).toHaveAccessibleDescription(refusal));
  });
});
