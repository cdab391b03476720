import assert from 'node:assert/strict';
import { launchFbGame, launchGame } from '@portal/shared/contract/games/launch';
import { vendorAuthenticate } from '@portal/shared/contract/vendor-api/rounds';
import { apiClient } from '../../../testing/api-client.ts';
import { databaseTests } from '../../../testing/database/databases.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { addMember, tokenOf } from '../../accounts/testing/add-member.ts';
import { fileGame } from '../testing/file-game.ts';
import { testGame, testProvider, testStudio } from '../testing/test-studio.ts';

const { test, database } = databaseTests();

// covers 7.2
test('opens only games of sports from the sports page, and only for members', async () => {
  const app = await testApp(database());
  try {
    const studio = await testStudio(app);
    const gameCode = 'test-football';
    await app.modules.games.importCatalogue({
      provider: testProvider,
      vendors: [{ vassalage: studio.vassalage, name: 'Test Sports', gameType: 'SPORTS' }],
      games: [
        {
          gameCode,
          gameName: 'Football',
          gameType: 'SPORTS',
          vassalage: studio.vassalage,
          ...fileGame,
          minBet: '0.10',
        },
      ],
    });
    await addMember(app, 'anna01');
    const token = await tokenOf(app, 'anna01');
    const open = (code: string, who?: string) =>
      apiClient(app).send(launchFbGame, { vassalage: studio.vassalage, gameCode: code }, who ? { token: who } : {});
    const opened = await open(gameCode, token);
    assert.equal(opened.value.gameName, 'Football');
    const launchToken = new URL(opened.value.content).hash.slice('#t='.length);
    assert.equal((await studio.send(vendorAuthenticate, { launchToken })).value.gameCode, gameCode);
    assert.equal((await open(testGame, token)).code, 'game_unavailable');
    assert.equal((await open('nobodys', token)).code, 'game_unavailable');
    assert.equal((await open(gameCode)).code, 'not_logged_in');
  } finally {
    await app.close();
  }
});

test('brings a selection of the board to the page, and refuses one that is none', async () => {
  const app = await testApp(database());
  try {
    const { vassalage } = await testStudio(app);
    await addMember(app, 'selma01');
    const token = await tokenOf(app, 'selma01');
    const open = (selection: string) =>
      apiClient(app).send(launchGame, { vassalage, gameCode: testGame, selection }, { token });
    const { content } = (await open('cove-1~1x2~home~1.85~7')).value;
    assert.equal(new URLSearchParams(new URL(content).hash.slice(1)).get('s'), 'cove-1~1x2~home~1.85~7');
    for (const hostile of ['', 'x&t=stolen', '#t=stolen', '<b>', 'a b', '%00', 'x'.repeat(161), '\u202e']) {
      const { status, code } = await open(hostile);
      assert.deepEqual([status, code], [400, 'invalid_input'], hostile);
    }
  } finally {
    await app.close();
  }
});
