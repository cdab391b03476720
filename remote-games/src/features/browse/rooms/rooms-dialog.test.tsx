import { listCatalogue, listGames } from '@portal/shared/contract/games/catalogue';
import { listRooms } from '@portal/shared/contract/games/rooms';
import { answering, fakeMember, refusing } from '@portal/shared/testing/fake-host';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers, game, open } from '../../../testing/open-lobby.ts';

const rooms = [
  { roomId: 'low', name: 'Low table', minBet: '1.00', maxBet: '20.00' },
  { roomId: 'high', name: 'High table', minBet: '50.00', maxBet: '5000.00' },
];
const duel = answering(listCatalogue, () => ({
  games: [game('Duel', { gameType: 'PVP', hasRooms: true })],
  totalPages: 1,
  totalGames: 1,
}));
const duelOfMember = answering(listGames, () => ({
  games: [game('Duel', { gameType: 'PVP', hasRooms: true })],
  totalPages: 1,
  totalGames: 1,
}));

// covers 7.2
test('opens the rooms of a game with their stakes and launches the chosen one', async () => {
  const list = answering(listRooms, () => ({ rooms }));
  const host = await open({ at: '/pvp', member: fakeMember, answers: [list, duelOfMember, ...answers] });
  await userEvent.click(await screen.findByRole('button', { name: /^Duel/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Duel' });
  expect(await within(dialog).findByRole('button', { name: /Low table.*1\.00 ?–.*20\.00/ })).toBeInTheDocument();
  const high = within(dialog).getByRole('button', { name: /High table.*50\.00 ?–.*5,000\.00/ });
  high.focus();
  await userEvent.keyboard('{Enter}');
  expect(host.launches).toEqual([
    { vassalage: 'LANTERN', gameCode: 'code-Duel', gameName: 'Duel', roomId: 'high', opensIn: 'popup' },
  ]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

// covers 7.2
test.each([
  ['a visitor', undefined, duel, 'openLogin'],
  ['a trial account', { ...fakeMember, type: 4 as const }, duelOfMember, 'needTrueAccount'],
])('%s is not shown rooms', async (_, member, list, act) => {
  const host = await open({ at: '/pvp', member, answers: [list, ...answers] });
  await userEvent.click(await screen.findByRole('button', { name: /^Duel/ }));
  expect(host.acts).toEqual([act]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('shows a visitor the rooms of the game that was pressed, after the login', async () => {
  const host = await open({
    at: '/pvp',
    answers: [answering(listRooms, () => ({ rooms })), duel, duelOfMember, ...answers],
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Duel/ }));
  await act(async () => host.member.set(fakeMember));
  await screen.findByRole('button', { name: /^Duel/ });
  await act(async () => host.goOn());
  expect(await screen.findByRole('dialog', { name: 'Duel' })).toBeVisible();
});

test('distinguishes no open room from rooms that failed to load', async () => {
  const none = answering(listRooms, () => ({ rooms: [] }));
  const host = await open({
    at: '/pvp',
    member: fakeMember,
    answers: [refusing(listRooms, 'game_unavailable'), duelOfMember, ...answers],
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Duel/ }));
  expect(await screen.findByText('The rooms could not be loaded')).toBeInTheDocument();
  host.answer(none);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No room is open')).toBeInTheDocument();
});
