import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setGame, setVendor } from '@portal/shared/contract/games/operator-catalogue';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { catalogueHarness, gameOf, origin, provider, refusedRows, vendor, why } from '../testing/catalogue-harness.ts';

const image = 'https://evil.example/x.png';

forEachDatabase(({ database }) => {
  const { harness, token, importCatalogue, importAlone, accept, shown } = catalogueHarness(database);
  const allowed = async () =>
    harness.app.modules.games.imageOrigins(await harness.app.modules.content.allowedOrigins());

  test('one editor cannot have pages show pictures of an origin that two admins have not allowed', async () => {
    await importCatalogue([gameOf('one')]);
    const nodeId = `${provider}.one`;
    const game = await harness.api.send(setGame, { nodeId, image, why }, { token: token() });
    assert.deepEqual([game.status, game.code], [422, 'foreign_origin']);
    assert.match(game.fields?.image ?? '', /https:\/\/evil\.example .*contentOrigins/);
    const { vassalage, gameType } = vendor;
    const set = await harness.api.send(setVendor, { vassalage, gameType, image, why }, { token: token() });
    assert.equal(set.code, 'foreign_origin');
    assert.deepEqual(
      refusedRows((await importCatalogue([gameOf('one', { image })], [{ ...vendor, image }])).value).rows,
      [
        { list: 'vendors', index: 0, field: 'image', code: 'foreign_origin' },
        { list: 'games', index: 0, field: 'image', code: 'foreign_origin' },
      ],
    );
    assert.deepEqual(await allowed(), []);
  });

  test("shows pictures of a studio's own origin and of origins that two admins allow", async () => {
    const nodeId = `${provider}.one`;
    const set = async (picture: string) =>
      (await harness.api.send(setGame, { nodeId, image: picture, why }, { token: token() })).status;
    assert.equal(await set(`${origin}/one.png`), 200);
    assert.deepEqual(await allowed(), [origin]);
    await harness.app.modules.settings.write('contentOrigins', ['https://evil.example'], 'two admins');
    assert.equal(await set(image), 200);
    assert.deepEqual(await allowed(), ['https://evil.example']);
    const looser = await importAlone([gameOf('two', { image, hasJackpot: true })]);
    assert.equal((await accept(looser.value.rowsProposal)).code, undefined, 'also in rows that waited for two people');
    await harness.app.modules.settings.write('contentOrigins', [], 'two admins');
    assert.deepEqual(await allowed(), [], 'nor any more once they take it back');
    assert.equal((await shown()).games[0]?.image, image, 'the picture itself stays, and is not loaded');
  });
});
