import { endOtherSessions, endOwnSession, listSessions } from '@portal/shared/contract/sessions/sessions';
import { answering, refusing } from '@portal/shared/testing/fake-host';
import { screen, waitFor, within } from '@testing-library/react';
import { cafe, here, openSecurity, phone, sentTo } from '../../../../testing/open-security.tsx';

const listing = (list: (typeof here)[]) => answering(listSessions, () => ({ list }));
const rowOf = async (text: string | RegExp) => within((await screen.findByText(text)).closest('li') as HTMLElement);

test('lists sessions with device, address and times; this device is marked and cannot be ended', async () => {
  await openSecurity();
  const own = await rowOf('Chrome, Windows');
  expect(own.getByText('This device')).toBeVisible();
  expect(own.getByText('203.0.113.5')).toBeVisible();
  expect(own.getByText(/^Last active Nov 21, 2026/)).toBeVisible();
  expect(own.getByText(/^Since Nov 21, 2026/)).toBeVisible();
  expect(own.queryByRole('button')).toBeNull();
  expect((await rowOf('Unknown device')).getByText('198.51.100.7')).toBeVisible();
  expect(await screen.findByText(/logged out here after 30 minutes of inactivity/)).toBeVisible();
});

test('ends a session after confirmation and removes it; the focus stays in the section', async () => {
  const { host, user } = await openSecurity([answering(endOwnSession, () => ({}))]);
  const button = await screen.findByRole('button', { name: 'End: Safari, iOS, 203.0.113.9' });
  host.answer(listing([here, cafe]));
  await user.click(button);
  await waitFor(() => expect(screen.queryByText('Safari, iOS')).toBeNull());
  expect(host.confirmations).toEqual([
    expect.objectContaining({ title: 'End this session?', text: expect.stringContaining('Safari, iOS, 203.0.113.9') }),
  ]);
  expect(sentTo(host, endOwnSession)).toEqual([{ id: 's-phone' }]);
  expect(host.toasts).toEqual(['The session has ended']);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Active sessions' })).toHaveFocus());
});

test('ends nothing without a confirmation', async () => {
  const { host, user } = await openSecurity([], { confirms: false });
  await user.click(await screen.findByRole('button', { name: 'End: Safari, iOS, 203.0.113.9' }));
  await user.click(screen.getByRole('button', { name: 'End all other sessions' }));
  await waitFor(() => expect(host.confirmations).toHaveLength(2));
  expect(sentTo(host, endOwnSession)).toEqual([]);
  expect(sentTo(host, endOtherSessions)).toEqual([]);
});

test('ends all other sessions at once and says how many', async () => {
  const { host, user } = await openSecurity([answering(endOtherSessions, () => ({ ended: 2 }))]);
  const button = await screen.findByRole('button', { name: 'End all other sessions' });
  host.answer(listing([here]));
  await user.click(button);
  expect(await screen.findByText('You’re not logged in anywhere else.')).toBeVisible();
  expect(host.confirmations[0]?.text).toMatch(/^2 other sessions will be logged out immediately/);
  expect(host.toasts).toEqual(['2 sessions have ended']);
  expect(screen.queryByRole('button', { name: 'End all other sessions' })).toBeNull();
});

test('reports a session that had already ended, and reloads the list', async () => {
  const { host, user } = await openSecurity([refusing(endOwnSession, 'not_found', 404)]);
  await user.click(await screen.findByRole('button', { name: `End: ${phone.device}, ${phone.address}` }));
  await waitFor(() => expect(host.toasts).toEqual(['not_found']));
  expect(sentTo(host, listSessions)).toHaveLength(2);
});

test('says that the list failed to load, and reloads it', async () => {
  const { host, user } = await openSecurity([refusing(listSessions, 'too_many_requests', 429)]);
  const failed = await screen.findByRole('alert');
  expect(failed).toHaveTextContent('Your sessions could not be loaded');
  host.answer(listing([here]));
  await user.click(within(failed).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('This device')).toBeVisible();
});
