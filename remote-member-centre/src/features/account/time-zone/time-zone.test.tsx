import { setTimeZone } from '@portal/shared/contract/accounts/profile';
import { answering, fakeMember, refusing } from '@portal/shared/testing/fake-host';
import { act, screen, waitFor } from '@testing-library/react';
import { openForm, openSecurity, sentTo } from '../../../../testing/open-security.tsx';

/** A few zones in place of the browser's four hundred, which tests take long to draw. */
beforeEach(
  () => void jest.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Asia/Calcutta', 'Asia/Saigon', 'Europe/Berlin']),
);

const site = { timeZone: 'Asia/Ho_Chi_Minh' };
const zoneStored = answering(setTimeZone, ({ timeZone }: { timeZone: string }) => (timeZone ? { timeZone } : {}));
const inKolkata = { ...fakeMember, timeZone: 'Asia/Kolkata' };

// covers 4
test('selects a zone by keyboard, found by its city; the shell reloads the member', async () => {
  const { host, user, form } = await openForm('Change: Time zone', [zoneStored], { site });
  let heard = 0;
  host.events.on('member-changed', () => heard++);
  await user.click(form.getByRole('button', { name: /^Time zone.*UTC\+7$/ }));
  await user.keyboard('kolkata');
  expect(form.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['KolkataUTC+5:30']);
  await user.keyboard('{Enter}');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(host.toasts).toEqual(['Times are now shown in UTC+5:30']));
  expect(sentTo(host, setTimeZone)).toEqual([{ timeZone: expect.stringMatching(/^Asia\/(Kolkata|Calcutta)$/) }]);
  expect(heard).toBe(1);
});

test('resets a chosen zone to that of the portal', async () => {
  const { host, user, form } = await openForm('Change: Time zone', [zoneStored], { site, member: inKolkata });
  await user.click(form.getByRole('button', { name: /^Time zone.*UTC\+5:30$/ }));
  await user.keyboard('site{Enter}');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sentTo(host, setTimeZone)).toEqual([{ timeZone: '' }]));
});

test('shows a refusal in the dialog', async () => {
  const { host, user, form } = await openForm('Change: Time zone', [refusing(setTimeZone, 'unknown_error')], { site });
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByRole('alert')).toHaveTextContent('unknown_error');
  expect(host.toasts).toEqual([]);
});

// covers 4
test('updates times on screen at once, as offsets and never by zone id', async () => {
  const { host } = await openSecurity([], { site });
  expect(await screen.findByText(/Nov 20, 2026, 4:30 PM UTC\+7/)).toBeVisible();
  act(() => host.member.set(inKolkata));
  expect(screen.getByText(/Nov 20, 2026, 3:00 PM UTC\+5:30/)).toBeVisible();
  expect(screen.getByText('UTC+5:30 · Kolkata')).toBeVisible();
  expect(screen.getByText('Dates based on').nextSibling).toHaveTextContent('UTC+7 (site default)');
  expect(document.body).not.toHaveTextContent(/Asia\//);
});

// covers 4
test("falls back to the portal's zone when the browser does not know the member's", async () => {
  await openSecurity([], { site, member: { ...fakeMember, timeZone: 'Mars/Olympus_Mons' } });
  expect(await screen.findByText(/Nov 20, 2026, 4:30 PM UTC\+7/)).toBeVisible();
  expect(screen.getByText('Times shown in').nextSibling).toHaveTextContent('UTC+7 (site default)');
});
