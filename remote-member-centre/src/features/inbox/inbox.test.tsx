import { listOwnNotices } from '@portal/shared/contract/inbox/announcements';
import {
  deleteMessages,
  type InboxMessage,
  listMessages,
  readInbox,
  restoreMessages,
} from '@portal/shared/contract/inbox/messages';
import { answering, refusing } from '@portal/shared/testing/fake-host';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openPage, sentTo } from '../../../testing/open-page.ts';

const at = '2026-03-02T08:00:00.000Z';
const message = (id: string, change: Partial<InboxMessage> = {}): InboxMessage => ({
  id,
  topic: 'service',
  title: `Title ${id}`,
  content: `First line ${id}\nSecond line`,
  at,
  isRead: false,
  ...change,
});
const notice = { id: 'n1', type: 'H' as const, title: 'News', content: '<p>See the <a href="/rng">slots</a></p>', at };

function openInbox(list: InboxMessage[]) {
  const unread = () => ({ messages: list.filter(({ isRead }) => !isRead).length, announcements: 1 });
  return openPage('messageV2', [
    answering(listMessages, () => ({ list, totalPages: list.length > 0 ? 1 : 0, unread: unread() })),
    answering(listOwnNotices, () => ({ list: [{ ...notice, isRead: false }], totalPages: 1, unread: unread() })),
    answering(readInbox, () => ({ unread: unread() })),
    answering(deleteMessages, () => ({ unread: unread() })),
    answering(restoreMessages, () => ({ unread: unread() })),
  ]);
}

// covers 2.5
test('marks an unread message, marks it read once it is opened, and not again', async () => {
  const { host, user } = await openInbox([message('1'), message('2', { isRead: true })]);
  const unread = await screen.findByRole('button', { name: /^Unread: Title 1/ });
  expect(screen.getByRole('button', { name: /^Title 2/ })).toBeInTheDocument();
  await user.click(unread);
  const detail = await screen.findByRole('dialog', { name: 'Title 1' });
  expect(detail).toHaveTextContent('First line 1 Second line');
  await waitFor(() =>
    expect(sentTo(host, readInbox).map(({ input }) => input)).toEqual([{ box: 'messages', ids: ['1'] }]),
  );
  await user.click(within(detail).getByRole('button', { name: /Close/ }));
  await user.click(screen.getByRole('button', { name: /^Title 2/ }));
  await screen.findByRole('dialog', { name: 'Title 2' });
  expect(sentTo(host, readInbox)).toHaveLength(1);
});

test('restores a deleted message', async () => {
  const { host, user } = await openInbox([message('1')]);
  await user.click(await screen.findByRole('button', { name: 'Delete: Title 1' }));
  expect(await screen.findByText('Deleted: Title 1')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByText('Deleted: Title 1')).not.toBeInTheDocument());
  expect(sentTo(host, restoreMessages).map(({ input }) => input)).toEqual([{ ids: ['1'] }]);
});

test('shows a refusal and offers no undo', async () => {
  const { host, user } = await openInbox([message('1')]);
  host.answer(refusing(deleteMessages, 'not_found', 404));
  await user.click(await screen.findByRole('button', { name: 'Delete: Title 1' }));
  await waitFor(() => expect(host.toasts).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('marks all messages of a box as read; the list follows the live stream', async () => {
  const list = [message('1'), message('2')];
  const { host, user } = await openInbox(list);
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(sentTo(host, readInbox).map(({ input }) => input)).toEqual([{ box: 'messages' }]));
  list.unshift(message('3'));
  act(() => host.events.emit('unread-changed', 3));
  expect(await screen.findByRole('button', { name: /^Unread: Title 3/ })).toBeInTheDocument();
});

test('opens a portal link of an announcement and closes the overlay', async () => {
  const { host, user } = await openInbox([]);
  expect(await screen.findByText('No messages')).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: /Announcements/ }));
  await user.click(await screen.findByRole('button', { name: /^Unread: News/ }));
  await user.click(within(await screen.findByRole('dialog', { name: 'News' })).getByRole('link', { name: 'slots' }));
  expect(host.acts).toContain('closeOverlay');
  expect(host.location.get().pathname).toBe('/rng');
});

test('reloads a list that failed to load', async () => {
  const { host, user } = await openInbox([message('1')]);
  await screen.findByRole('button', { name: /^Unread: Title 1/ });
  host.answer(refusing(listMessages, 'unknown_error', 500));
  act(() => host.events.emit('unread-changed', 1));
  const again = await screen.findByRole('button', { name: 'Try again' });
  host.answer(answering(listMessages, () => ({ list: [], totalPages: 0, unread: { messages: 0, announcements: 0 } })));
  await user.click(again);
  expect(await screen.findByText('No messages')).toBeInTheDocument();
});
