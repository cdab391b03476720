import { listMiniGames } from '@portal/shared/contract/games/catalogue';
import { answering } from '@portal/shared/testing/fake-host';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers, game, open } from '../../testing/open-lobby.ts';

// covers 1
test('launches mini games like others', async () => {
  const host = await open({
    at: '/rng',
    answers: [answering(listMiniGames, () => ({ games: [game('Dice')] })), ...answers],
  });
  const mini = await screen.findByRole('region', { name: 'Mini games' });
  await userEvent.click(await within(mini).findByRole('button', { name: 'Dice' }));
  expect(host.launches).toEqual([{ vassalage: 'LANTERN', gameCode: 'code-Dice', gameName: 'Dice', opensIn: 'popup' }]);
});

test('shows no list without mini games', async () => {
  await open({ at: '/rng' });
  expect(await screen.findByRole('button', { name: /^Koi 1/ })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Mini games' })).not.toBeInTheDocument();
});
