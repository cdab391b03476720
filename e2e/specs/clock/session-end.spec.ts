import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../../fixtures/portal-test.ts';
import { freshPassword, newName } from '../../pages/access.ts';
import { runningProduct } from '../../setup/running-product.ts';

// Calls of the ended session, and the first sealed body after the jump.
test.use({ expectedFaults: /40[01] \((Bad Request|Unauthorized)/ });

const minuteMs = 60_000;

/** Sets the clocks of the servers ahead; the machine and the browser keep theirs. */
const goAhead = (ms: number) => writeFile(join(runningProduct().dataDir, 'clock-ahead-ms'), String(ms));

test('a page left alone for half an hour is logged out and says so; the same player can come back', async ({
  page,
  portal,
}) => {
  const username = newName('idle');
  await portal.open('/register');
  await portal.access.registerAs(username);
  await portal.access.leaveWelcome();
  await goAhead(31 * minuteMs);
  // The live stream finds out at its next heartbeat.
  await expect(portal.notices).toContainText('Your session has ended. Please log in again.', { timeout: 30_000 });
  await expect(portal.logInButton).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  await portal.logIn(username, freshPassword);
});
