import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gamePage, launchId } from '../../testing/open-game.ts';

const again = { vassalage: 'HARBOUR', gameCode: 'koi', gameName: 'Koi Pond', opensIn: 'popup' };
const record = {
  content: 'http://vendor.test/play',
  origin: 'http://vendor.test',
  gameName: 'Koi Pond',
  backUrl: '/fish?page=HARBOUR',
  opensIn: 'popup',
  again,
};

const { open } = gamePage(record);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('shows no frame for a game in its own window, but a note and the way back to its lobby', async () => {
  const host = await open({ gameWindows: [launchId] });
  expect(screen.getByRole('heading', { level: 1, name: 'Koi Pond is open in its own window' })).toBeInTheDocument();
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Open the game' })).not.toBeInTheDocument();
  await press('Back to lobby');
  expect(host.location.get()).toMatchObject({ pathname: '/fish', search: '?page=HARBOUR' });
});

// covers 2.1
test('opens a closed or blocked window again on request, with the same way back', async () => {
  const host = await open({ gameWindows: [launchId] });
  act(() => host.gameWindows.set([]));
  expect(screen.getByRole('heading', { name: 'Koi Pond is not open' })).toBeInTheDocument();
  await press('Open the game');
  expect(host.launches).toEqual([{ ...again, backUrl: '/fish?page=HARBOUR' }]);
});

test('does not treat the window of another launch as this game', async () => {
  await open({ gameWindows: ['L2'] });
  expect(screen.getByRole('heading', { name: 'Koi Pond is not open' })).toBeInTheDocument();
});

test('shows the next launch on the same page as a separate one', async () => {
  const host = await open({ gameWindows: [launchId] });
  const next = { ...record, gameName: 'Carp Pond', again: undefined };
  window.sessionStorage.setItem('launch:L2', JSON.stringify(next));
  act(() => {
    host.gameWindows.set([launchId, 'L2']);
    host.navigate('/game?launch=L2');
  });
  expect(await screen.findByRole('heading', { name: 'Carp Pond is open in its own window' })).toBeInTheDocument();
});
