import { expect, test } from '../fixtures/portal-test.ts';

/** Records sent bodies in the page, since the browser's tools do not see streamed ones. */
function keepBodies() {
  const bodies: string[] = [];
  const send = window.fetch;
  Object.assign(window, { sentBodies: bodies });
  window.fetch = async (target, options) => {
    const request = new Request(target, options);
    bodies.push(await request.clone().text());
    return send(request);
  };
}

// covers 7.1
test('the password leaves the browser encrypted', async ({ page, portal }) => {
  await page.addInitScript(keepBodies);
  await portal.open();
  await portal.logIn('vip05');
  const bodies = await page.evaluate(() => (window as Window & { sentBodies?: string[] }).sentBodies ?? []);
  // The form asks for a passkey's question, which says nothing.
  const sent = bodies.filter((body) => body !== '' && body !== '{}');
  expect(sent.map((body) => Object.keys(JSON.parse(body)))).toEqual([['payload']]);
  expect(sent.join()).not.toContain('Demo1234');
});

test.describe('a refusal', () => {
  test.use({ expectedFaults: /422 \(Unprocessable/ });

  // covers 8
  test('a wrong password shows a message in the form and does not log in', { tag: '@main' }, async ({
    page,
    portal,
  }) => {
    await portal.open();
    await portal.logInButton.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^Username/ }).fill('player02');
    await dialog.getByLabel('Password', { exact: true }).fill('not-the-password');
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(dialog).toContainText('Incorrect username or password');
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  });
});

// covers 2.1
test('a visitor who wants to play is asked to log in', async ({ page, portal }) => {
  await portal.open('/rng');
  await page.getByRole('main').getByRole('button', { name: /Play$/ }).first().click();
  await expect(portal.access.login).toContainText('You are not logged in, please login');
});
