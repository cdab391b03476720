import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { listCatalogue } from '@portal/shared/contract/games/catalogue';
import { launchGame } from '@portal/shared/contract/games/launch';
import { importGames, listOperatorVendors } from '@portal/shared/contract/games/operator-catalogue';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { addMember, tokenOf } from '../../accounts/testing/add-member.ts';
import { catalogueHarness, gameOf, origin, refusedRows, why } from '../testing/catalogue-harness.ts';

forEachDatabase(({ database }) => {
  const { harness, token, importCatalogue, accept: send } = catalogueHarness(database);
  before(async () => {
    await addMember(harness.app, 'anna01');
    assert.equal((await importCatalogue([gameOf('two')])).status, 200);
  });

  const accept = async (id: string | undefined) => assert.equal((await send(id)).status, 200);

  // covers 2.1
  test('launches each studio at the origin that an admin let through, and imports nothing without one', async () => {
    const member = await tokenOf(harness.app, 'anna01');
    const other = { vassalage: 'CARP', name: 'Carp', gameType: 'RNG' };
    const game = gameOf('pond', { vassalage: 'CARP' });
    const send = (origin?: string) =>
      harness.api.send(
        importGames,
        { provider: 'carp-studio', origin, vendors: [other], games: [game], why },
        { token: token() },
      );
    for (const [named, code] of [
      [undefined, 'required'],
      ['https://carp.example/games', 'invalid_origin'],
      ['javascript:alert(1)', 'invalid_origin'],
      ['https://carp.example;script-src *', 'invalid_origin'],
      [harness.app.server.kernel.settings.PUBLIC_ORIGIN, 'own_origin'],
    ] as const) {
      const { rows } = refusedRows((await send(named)).value);
      assert.deepEqual(rows, [{ list: 'studio', index: 0, field: 'origin', code }], named);
    }
    // Our other addresses count as our own.
    await harness.app.modules.settings.write('domains', ['mirror.example'], 'cleo');
    const { rows: own } = refusedRows((await send('https://mirror.example')).value);
    assert.deepEqual(own, [{ list: 'studio', index: 0, field: 'origin', code: 'own_origin' }]);
    await harness.app.modules.settings.write('domains', [], 'cleo');
    assert.equal((await harness.api.send(listCatalogue, { vassalage: 'CARP' })).value.totalGames, 0);

    const open = async (vassalage: string, gameCode: string) => {
      const { value } = await harness.api.send(launchGame, { vassalage, gameCode }, { token: member });
      return [value.origin, new URL(value.content).origin];
    };
    const ofVendors = async () => {
      const { vendors } = (await harness.api.send(listOperatorVendors, {}, { token: token() })).value;
      return vendors.find(({ vassalage }) => vassalage === 'CARP')?.origin;
    };
    const { code, value: first } = await send('https://carp.example');
    assert.equal(code, undefined);
    await accept(first.rowsProposal);
    const unknown = await harness.api.send(launchGame, { vassalage: 'CARP', gameCode: 'pond' }, { token: member });
    assert.equal(unknown.code, 'studio_unreachable', 'until an admin decides');
    assert.equal((await send('https://carp.example')).value.originProposal, first.originProposal);
    await accept(first.originProposal);
    assert.deepEqual(await open('CARP', 'pond'), ['https://carp.example', 'https://carp.example']);
    assert.deepEqual(await open('KOI', 'two'), [origin, origin]);
    assert.deepEqual([await ofVendors(), (await send()).code], ['https://carp.example', undefined]);
    const second = await send('https://new.carp.example:8443');
    assert.deepEqual(await open('CARP', 'pond'), ['https://carp.example', 'https://carp.example']);
    await accept(second.value.originProposal);
    assert.deepEqual(await open('CARP', 'pond'), ['https://new.carp.example:8443', 'https://new.carp.example:8443']);
    assert.equal(await ofVendors(), 'https://new.carp.example:8443');
    const frames = [...(await harness.app.modules.games.studioOrigins()).values()];
    const known = [origin, 'https://new.carp.example:8443', 'https://carp.example'];
    assert.deepEqual(
      known.map((each) => frames.includes(each)),
      [true, true, false],
    );
  });

  // covers 2.1
  test('refuses to launch a studio without an origin, with a message for the player', async () => {
    const member = await tokenOf(harness.app, 'anna01');
    await harness.app.modules.games.importCatalogue({
      provider: 'lost-studio',
      vendors: [{ vassalage: 'LOST', name: 'Lost', gameType: 'RNG' }],
      games: [gameOf('lost', { vassalage: 'LOST' })],
    });
    const answer = await harness.api.send(launchGame, { vassalage: 'LOST', gameCode: 'lost' }, { token: member });
    assert.deepEqual([answer.status, answer.code, answer.headers['retry-after']], [503, 'studio_unreachable', '60']);
    assert.match(answer.message ?? '', /can’t reach the game studio/);
  });
});
