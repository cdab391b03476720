import { expect, test } from '../../fixtures/portal-test.ts';

test('terms that are not agreed to are a warning, and nothing is sent', async ({ page, portal }) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent += 1;
  });
  await portal.open('/register');
  const form = portal.access.registration;
  const terms = form.getByRole('checkbox', { name: /^I am at least 18 years old and accept the terms/ });
  await expect(terms).toBeChecked();
  await terms.uncheck();
  await form.getByRole('button', { name: 'Register', exact: true }).click();
  const warning = page.getByRole('dialog', { name: 'Notice' });
  await expect(warning).toContainText('Please accept the terms to register.');
  await warning.getByRole('button', { name: 'OK' }).click();
  await expect(warning).toBeHidden();
  await expect(terms).toBeFocused();
  expect(sent).toBe(0);
});
