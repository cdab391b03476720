import type { Page } from '@playwright/test';
import { listSessions } from '@portal/shared/contract/sessions/sessions';
import * as v from 'valibot';
import { expect, test } from '../../fixtures/portal-test.ts';
import { clockAheadMs, minuteMs, setClockAhead } from '../../fixtures/set-clock-ahead.ts';
import { freshPassword, newName } from '../../pages/access.ts';

// Calls of the ended session, and the first sealed body after the jump.
test.use({ expectedFaults: /40[01] \((Bad Request|Unauthorized)/ });

/** Makes a call of the page's session (an activity); returns whether the platform counted it at its shifted time. */
async function isSeenAfter(page: Page, ms: number): Promise<boolean> {
  const answer = await page.evaluate(async (path) => {
    const headers = { Authorization: `Bearer ${sessionStorage.getItem('token')}` };
    return (await fetch(path, { headers })).json();
  }, listSessions.path);
  const { list } = v.parse(v.object({ value: listSessions.output }), answer).value;
  const seen = list.find(({ isCurrent }) => isCurrent)?.lastSeenAt ?? '';
  return Date.parse(seen) > Date.now() + ms - minuteMs;
}

// covers 4
test('a page without activity is logged out after half an hour and says so; the player can log in again', async ({
  page,
  portal,
}) => {
  const username = newName('idle');
  await portal.open('/register');
  await portal.access.registerAs(username);
  await portal.access.leaveWelcome();
  await setClockAhead((await clockAheadMs()) + 31 * minuteMs);
  // The live stream ends at its next heartbeat.
  await expect(portal.notices).toContainText('Your session has ended. Please log in again.', { timeout: 30_000 });
  await expect(portal.logInButton).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  await portal.logIn(username, freshPassword);
});

// covers 4
test('a session in constant use ends after twelve hours and says so', async ({ page, portal }) => {
  const username = newName('day');
  await portal.open('/register');
  await portal.access.registerAs(username);
  await portal.access.leaveWelcome();
  const began = await clockAheadMs();
  // Never half an hour without a call; the last one is a few minutes before the end.
  for (const minutes of [...Array.from({ length: 24 }, (_, turn) => 29 * (turn + 1)), 718]) {
    await setClockAhead(began + minutes * minuteMs);
    await expect.poll(() => isSeenAfter(page, began + minutes * minuteMs)).toBe(true);
  }
  await setClockAhead(began + 721 * minuteMs);
  await expect(portal.notices).toContainText('Your session has ended. Please log in again.', { timeout: 30_000 });
  await expect(portal.logInButton).toBeVisible();
  await portal.logIn(username, freshPassword);
});
