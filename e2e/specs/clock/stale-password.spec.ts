import { clockAheadMs, minuteMs, setClockAhead } from '../../fixtures/set-clock-ahead.ts';
import { expect, test } from '../../fixtures/settings-test.ts';
import { freshPassword, newName } from '../../pages/access.ts';

// Calls of the ended session, and the first sealed body after the jump.
test.use({ expectedFaults: /40[013] \((Bad Request|Unauthorized|Forbidden)/ });

// covers 6
test('passwordExpiry: an expired password must be changed when it is on, and need not be when it is off', async ({
  portal,
  changeSetting,
  changeSwitches,
}) => {
  await changeSetting('passwordExpiryDays', 1);
  const username = newName('stale');
  await portal.open('/register');
  await portal.access.registerAs(username);
  await portal.access.leaveWelcome();
  await portal.page.evaluate(() => sessionStorage.clear());
  await setClockAhead((await clockAheadMs()) + 25 * 60 * minuteMs);
  for (const isOn of [true, false]) {
    await changeSwitches('toggles', { passwordExpiry: isOn });
    await portal.open('/vip');
    await portal.logInButton.click();
    await portal.access.submitLogin(username, freshPassword);
    if (!isOn) await portal.access.readAnnouncements();
    await expect(portal.access.forcedChange).toBeVisible({ visible: isOn });
    if (isOn) await portal.page.evaluate(() => sessionStorage.clear());
  }
  await expect(portal.balance).toContainText('0.00');
});
