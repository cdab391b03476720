import { smsCodeTo } from '../../../fixtures/messages.ts';
import { expect, test } from '../../../fixtures/settings-test.ts';
import { newMobile } from '../../../pages/access.ts';

interface Row {
  off: string;
  /** Whether the form that is there asks for a username; undefined: there is no form. */
  hasUsername?: boolean;
  flags: Readonly<Record<string, boolean>>;
}

/** The flags of docs/product.md 3 that open a way to register; each is on in a fresh portal. */
const rows: readonly Row[] = [
  { off: 'USERNAMEREG3', hasUsername: false, flags: { USERNAMEREG3: false } },
  { off: 'MOBILENUMREG3', hasUsername: true, flags: { MOBILENUMREG3: false } },
  { off: 'USERNAMEREG3 and MOBILENUMREG3', flags: { USERNAMEREG3: false, MOBILENUMREG3: false } },
];

// covers 3: registration shows the other form alone when USERNAMEREG3 or MOBILENUMREG3 is off, none when both are
for (const { off, hasUsername, flags } of rows)
  test(`without ${off} the registration has ${hasUsername === undefined ? 'no form' : 'the other form alone'}`, async ({
    portal,
    changeSwitches,
  }) => {
    const form = portal.access.registration;
    await portal.open('/register');
    await expect(form.getByRole('tab')).toHaveText(['Username', 'Mobile number']);
    await changeSwitches('register.flags', flags);
    await portal.open('/register');
    const isForm = hasUsername !== undefined;
    await expect(form.getByRole('button', { name: 'Register', exact: true })).toBeVisible({ visible: isForm });
    await expect(form.getByText('Registration is closed at the moment.')).toBeVisible({ visible: !isForm });
    await expect(form.getByRole('tab')).toHaveCount(0);
    await expect(form.getByRole('textbox', { name: /^Username/ })).toHaveCount(hasUsername ? 1 : 0);
    await expect(form.getByRole('textbox', { name: /^Mobile number/ })).toHaveCount(isForm && !hasUsername ? 1 : 0);
  });

// covers 3
test('without MOBILENUMPASSREG3 the mobile form asks for no password; number and code let the newcomer in', async ({
  portal,
  changeSwitches,
}) => {
  const { access } = portal;
  const form = access.registration;
  await portal.open('/register');
  await form.getByRole('tab', { name: 'Mobile number' }).click();
  await expect(form.getByLabel('Password', { exact: true })).toBeVisible();
  await changeSwitches('register.flags', { MOBILENUMPASSREG3: false });
  await portal.open('/register');
  await form.getByRole('tab', { name: 'Mobile number' }).click();
  const mobile = newMobile();
  await form.getByRole('textbox', { name: /^Mobile number/ }).fill(mobile);
  await expect(form.getByLabel('Password', { exact: true })).toHaveCount(0);
  await expect(form.getByLabel('Confirm password')).toHaveCount(0);
  await form.getByRole('button', { name: 'Get code' }).click();
  await form.getByLabel(/^Verification code/).fill(await smsCodeTo(`+63${mobile}`));
  await form.getByRole('button', { name: 'Register', exact: true }).click();
  await access.leaveWelcome();
  await expect(portal.balance).toContainText('0.00');
});
