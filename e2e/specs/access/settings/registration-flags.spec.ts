import { smsCodeTo } from '../../../fixtures/access/messages.ts';
import { expect, test } from '../../../fixtures/settings-test.ts';
import { newMobile } from '../../../pages/access.ts';

interface Row {
  off: string;
  /** Whether the visible form asks for a username; undefined if there is no form. */
  hasUsername?: boolean;
  flags: Readonly<Record<string, boolean>>;
}

/** Flags of docs/product.md 3 that enable a form of registration; a fresh portal has all of them on. */
const rows: readonly Row[] = [
  { off: 'USERNAMEREG3', hasUsername: false, flags: { USERNAMEREG3: false } },
  { off: 'MOBILENUMREG3', hasUsername: true, flags: { MOBILENUMREG3: false } },
  { off: 'USERNAMEREG3 and MOBILENUMREG3', flags: { USERNAMEREG3: false, MOBILENUMREG3: false } },
];

// covers 3: registration shows only the other form when USERNAMEREG3 or MOBILENUMREG3 is off, none when both are
for (const { off, hasUsername, flags } of rows)
  test(`without ${off} the registration shows ${hasUsername === undefined ? 'no form' : 'only the other form'}`, async ({
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
    await expect(form.getByText('Registration is currently closed.')).toBeVisible({ visible: !isForm });
    await expect(form.getByRole('tab')).toHaveCount(0);
    await expect(form.getByRole('textbox', { name: /^Username/ })).toHaveCount(hasUsername ? 1 : 0);
    await expect(form.getByRole('textbox', { name: /^Mobile number/ })).toHaveCount(isForm && !hasUsername ? 1 : 0);
  });

// covers 3
test('without MOBILENUMPASSREG3 the mobile form asks for number and code, and no password', async ({
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
