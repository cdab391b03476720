import assert from 'node:assert/strict';
import { listRooms } from '@portal/shared/contract/games/rooms';
import { apiClient } from '../../../testing/api-client.ts';
import { databaseTests } from '../../../testing/database/databases.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { addMember, tokenOf } from '../../accounts/testing/add-member.ts';
import { fileGame } from '../testing/file-game.ts';

const { test, database } = databaseTests();
const room = { roomId: 'low', name: 'Low table', minBet: '1.00', maxBet: '20.00' };
const vendor = { vassalage: 'CARDS', name: 'Cards', gameType: 'PVP' };
const gameOf = (gameCode: string, change = {}) => ({
  gameCode,
  gameName: gameCode,
  gameType: 'PVP',
  vassalage: 'CARDS',
  ...fileGame,
  ...change,
});

// covers 7.2
test("shows the rooms of a card game's catalogue entry, and those of the next file", async () => {
  const app = await testApp(database());
  try {
    const { games } = app.modules;
    const take = (list: unknown[]) =>
      games.importFile({
        provider: 'cards',
        origin: 'https://cards.example',
        vendors: [vendor],
        games: list,
        why: 'test',
      });
    await take([gameOf('duel', { rooms: [room] }), gameOf('alone'), gameOf('later', { unavailable: 'opens_later' })]);
    await addMember(app, 'anna01');
    const token = await tokenOf(app, 'anna01');
    const ask = (gameCode: string, who: object = { token }) =>
      apiClient(app).send(listRooms, { vassalage: 'CARDS', gameCode }, who);
    assert.deepEqual((await ask('duel')).value, { rooms: [room] });
    assert.deepEqual((await ask('alone')).value, { rooms: [] });
    for (const gameCode of ['later', 'nobodys']) assert.equal((await ask(gameCode)).code, 'game_unavailable');
    assert.equal((await ask('duel', {})).code, 'not_logged_in');
    const high = { ...room, roomId: 'high', minBet: '50.00', maxBet: '500.00' };
    await take([gameOf('duel', { rooms: [room, high] })]);
    assert.deepEqual((await ask('duel')).value, { rooms: [room, high] });
    await assert.rejects(take([gameOf('duel', { rooms: [{ ...room, minBet: 'all' }] })]), { code: 'bad_rows' });
  } finally {
    await app.close();
  }
});
