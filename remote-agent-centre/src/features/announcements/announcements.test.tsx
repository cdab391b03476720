import { listAgentAnnouncements } from '@portal/shared/contract/agents/announcements';
import { answering } from '@portal/shared/testing/fake-host';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { askedOf, openCentre } from '../../testing/open-centre.ts';

const content =
  '<p>Read <a href="/rng">on</a>.</p><script>window.broken = true</script><img src="x" onerror="alert(1)">';
const list = answering(listAgentAnnouncements, ({ pageNo }) => ({
  list: [{ id: `n${pageNo}`, title: `News ${pageNo}`, content, at: '2026-11-20T10:00:00.000Z' }],
  totalPages: 2,
}));
const open = (answer = list) => openCentre({ surface: 'overlay', page: 'agentAnnouncement' }, { answers: [answer] });

// covers 2.6
test('shows nine announcements a page, and opens the sanitized text on a click', async () => {
  const host = await open();
  const item = await screen.findByRole('button', { name: /^News 1/ });
  expect(item).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(item);
  const text = document.getElementById(item.getAttribute('aria-controls') ?? '') as HTMLElement;
  expect(text).toHaveTextContent('Read on.');
  expect(text.querySelector('script, [onerror]')).toBeNull();
  await userEvent.click(within(text).getByRole('link', { name: 'on' }));
  expect(host.location.get().pathname).toBe('/rng');
  expect(askedOf(host, listAgentAnnouncements)).toEqual([{ pageNo: 1, pageSize: 9 }]);
});

test('shows the next page, and announcements that arrive meanwhile', async () => {
  const host = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
  expect(await screen.findByRole('button', { name: /^News 2/ })).toBeInTheDocument();
  act(() => host.events.emit('notice-published', { id: 'n3', title: 'News 3' }));
  await waitFor(() => expect(askedOf(host, listAgentAnnouncements)).toHaveLength(3));
});

test('says that there are no announcements yet', async () => {
  await open(answering(listAgentAnnouncements, () => ({ list: [], totalPages: 0 })));
  expect(await screen.findByText('No announcements yet')).toBeInTheDocument();
});
