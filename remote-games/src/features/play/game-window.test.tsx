import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gamePage, launchId } from '../../testing/open-game.ts';

const again = { vassalage: 'HARBOUR', gameCode: 'koi', gameName: 'Koi Pond', opensIn: 'popup' };
const record = {
  ...{ content: 'http://vendor.test/play', origin: 'http://vendor.test', gameName: 'Koi Pond' },
  ...{ backUrl: '/fish?page=HARBOUR', opensIn: 'popup', again },
};

const { open } = gamePage(record);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a game that plays in a window has no frame: the page says so, and leads back to the lobby it came from', async () => {
  const host = await open({ gameWindows: [launchId] });
  expect(screen.getByRole('heading', { level: 1, name: 'Koi Pond plays in a window of its own' })).toBeInTheDocument();
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Open the game' })).not.toBeInTheDocument();
  await press('Back to lobby');
  expect(host.location.get()).toMatchObject({ pathname: '/fish', search: '?page=HARBOUR' });
});

test('closed by the player or blocked by the browser it is opened anew by a press, with the same way back', async () => {
  const host = await open({ gameWindows: [launchId] });
  act(() => host.gameWindows.set([]));
  expect(screen.getByRole('heading', { name: 'Koi Pond is not open' })).toBeInTheDocument();
  await press('Open the game');
  expect(host.launches).toEqual([{ ...again, backUrl: '/fish?page=HARBOUR' }]);
});

test('the window of another launch is not this game', async () => {
  await open({ gameWindows: ['L2'] });
  expect(screen.getByRole('heading', { name: 'Koi Pond is not open' })).toBeInTheDocument();
});

test('the launch after it, on the same page, is told as itself', async () => {
  const host = await open({ gameWindows: [launchId] });
  const next = { ...record, gameName: 'Carp Pond', again: undefined };
  window.sessionStorage.setItem('launch:L2', JSON.stringify(next));
  act(() => {
    host.gameWindows.set([launchId, 'L2']);
    host.navigate('/game?launch=L2');
  });
  expect(await screen.findByRole('heading', { name: 'Carp Pond plays in a window of its own' })).toBeInTheDocument();
});
