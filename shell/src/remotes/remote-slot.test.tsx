import { createFakeHost } from '@portal/shared/testing/fake-host';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { change, openPortal } from '../../testing/open-portal.tsx';
import type { MountRequest, MountResult } from './page-remotes.types.ts';
import { RemoteSlot } from './remote-slot.tsx';

let mockLive = '1.0.0';
let mockOff = false;
let mockLosses = 0;

jest.mock('./page-remotes.ts', () => ({
  pageRemotes: {
    async prepare() {
      mockLosses -= 1;
      if (mockLosses >= 0) throw new Error('Loading chunk remotes failed.');
    },
    preferred: () => mockLive,
    shouldSwap: (_name: string, version: string) => version !== mockLive,
    forgetFailures: () => undefined,
    async mount({ element: slot, replaces }: MountRequest): Promise<MountResult> {
      if (mockOff) return { ok: false, reason: 'disabled' };
      const element = document.createElement('div');
      element.textContent = `games ${mockLive}`;
      element.hidden = replaces !== undefined;
      slot.append(element);
      return { ok: true, version: mockLive, element, unmount: () => element.remove() };
    },
  },
}));

// Must run first: once loaded, the chunk is there for every later slot.
// covers 2.1
test('shows a load error when the loader fails, and loads it again on retry', async () => {
  mockLosses = 1;
  mockLive = '1.0.0';
  const { show } = await openPortal();
  show(<RemoteSlot name="remote-games" surface="page" host={createFakeHost({ at: '/rng' })} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('games 1.0.0')).toBeVisible());
  expect(mockLosses).toBe(-1);
});

async function open(surface: 'page' | 'overlay' = 'page') {
  mockLive = '1.0.0';
  const host = createFakeHost({ at: '/rng' });
  const { show } = await openPortal();
  let cover = () => {};
  function Page() {
    const [isCovered, setIsCovered] = useState(false);
    cover = () => setIsCovered(true);
    return <RemoteSlot name="remote-games" surface={surface} host={host} isCovered={isCovered} />;
  }
  show(<Page />);
  await waitFor(() => expect(screen.getByText('games 1.0.0')).toBeVisible());
  mockLive = '2.0.0';
  return { host, cover: () => cover() };
}

afterEach(() => {
  mockOff = false;
});

test('a newer version takes over at another path, not at another query', async () => {
  const { host } = await open();
  await change(() => host.navigate('/rng?vendor=A'));
  expect(screen.getByText('games 1.0.0')).toBeVisible();
  await change(() => host.navigate('/live'));
  expect(await screen.findByText('games 2.0.0')).toBeVisible();
  expect(screen.queryByText('games 1.0.0')).toBeNull();
});

// covers 10
test('a newer version takes over when an overlay opens', async () => {
  const { cover } = await open();
  await change(cover);
  expect(await screen.findByText('games 2.0.0')).toBeVisible();
});

test('an open overlay keeps its version', async () => {
  const { host } = await open('overlay');
  await change(() => host.navigate('/live'));
  expect(screen.getByText('games 1.0.0')).toBeVisible();
});

// covers 10
test('a part that is switched off says so, and can be switched on again', async () => {
  mockOff = true;
  const { show } = await openPortal();
  show(<RemoteSlot name="remote-games" surface="page" host={createFakeHost()} />);
  expect(await screen.findByRole('heading', { name: 'Switched off: The games' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Switch on again' })).toBeVisible();
});
