import type { Page } from '@playwright/test';
import { listSessions } from '@portal/shared/contract/session/own-sessions';
import * as v from 'valibot';
import { aheadMs, goAhead, minuteMs } from '../../fixtures/clock-ahead.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { freshPassword, newName } from '../../pages/access.ts';

// Calls of the ended session, and the first sealed body after the jump.
test.use({ expectedFaults: /40[01] \((Bad Request|Unauthorized)/ });

/** A call of the page's session, which is activity; true once the platform has counted it at its time ahead. */
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

// covers 4
test('a session in use all day long ends after twelve hours and says so', async ({ page, portal }) => {
  const username = newName('day');
  await portal.open('/register');
  await portal.access.registerAs(username);
  await portal.access.leaveWelcome();
  const began = await aheadMs();
  // Never half an hour without a call, the last one a few minutes before the end.
  for (const minutes of [...Array.from({ length: 24 }, (_, turn) => 29 * (turn + 1)), 718]) {
    await goAhead(began + minutes * minuteMs);
    await expect.poll(() => isSeenAfter(page, began + minutes * minuteMs)).toBe(true);
  }
  await goAhead(began + 721 * minuteMs);
  await expect(portal.notices).toContainText('Your session has ended. Please log in again.', { timeout: 30_000 });
  await expect(portal.logInButton).toBeVisible();
  await portal.logIn(username, freshPassword);
});
