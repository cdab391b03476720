import assert from 'node:assert/strict';
import dns from 'node:dns/promises';
import { createServer, type Server } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { after, before, test } from 'node:test';
import { acceptApprovalRequest } from '@portal/shared/contract/approvals/operator-approvals';
import { importGames, listOperatorVendors } from '@portal/shared/contract/games/operator-catalogue';
import { proposeStudioOrigin } from '@portal/shared/contract/games/operator-studios';
import type { App } from './app.ts';
import { newId } from './kernel/database/ids.ts';
import { otherStudio } from './modules/games/testing/test-studio.ts';
import { apiClient } from './testing/api-client.ts';
import { forEachDatabase } from './testing/database/databases.ts';
import { operatorPerson } from './testing/operator-token.ts';
import { productionEnv } from './testing/production-env.ts';
import { testClock } from './testing/test-clock.ts';
import { testApp } from './testing/test-kernel.ts';

const why = 'the studio asked for it';
const provider = 'evil-studio';

forEachDatabase(
  ({ database }) => {
    const clock = testClock();
    /** A server of the machine's that no studio should reach. */
    let inner: Server;
    let requests = 0;
    let app: App;
    before(async () => {
      inner = createServer((_request, response) => {
        requests += 1;
        response.end('{}');
      });
      await new Promise<void>((resolved) => inner.listen(0, '127.0.0.1', resolved));
      app = await testApp(database(), { clock, env: productionEnv });
      await otherStudio(app, provider, 'EVIL');
    });
    after(async () => {
      await app.close();
      await new Promise((resolved) => inner.close(resolved));
    });

    // covers 6
    test('takes no inner address in production as the origin of a studio, from a file or a person', async () => {
      const api = apiClient(app);
      const [ada, cleo] = [await operatorPerson(app, 'ada', 'admin'), await operatorPerson(app, 'cleo', 'content')];
      const { OPERATOR_PORT } = app.server.kernel.settings;
      const [machine] = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
      for (const origin of [
        'http://169.254.169.254',
        'http://127.0.0.1',
        'http://localhost:1',
        `http://127.0.0.1:${OPERATOR_PORT}`,
        `http://${machine?.address ?? '127.0.0.1'}:${OPERATOR_PORT}`,
      ]) {
        const file = { provider, origin, vendors: [], games: [], why };
        const imported = await api.send(importGames, file, { token: await cleo() });
        assert.equal(imported.code, 'bad_rows', origin);
        assert.match(JSON.stringify(imported.value), /"code":"unsafe_origin"/, origin);
        const options = { token: await ada(), headers: { 'idempotency-key': newId() } };
        const proposed = await api.send(proposeStudioOrigin, { provider, origin, why }, options);
        assert.equal(proposed.code, 'unsafe_origin', origin);
      }
    });

    // covers 6
    test('refuses a file whose origin has an inner address or none by its name, and imports nothing of it', async (t) => {
      const lookup = t.mock.method(dns, 'lookup', async (host: string) => {
        if (host === 'nowhere.evil.example') throw new Error('no address');
        return [{ address: '169.254.169.254', family: 4 }];
      });
      syncBuiltinESMExports();
      t.after(() => {
        lookup.mock.restore();
        syncBuiltinESMExports();
      });
      const api = apiClient(app);
      const token = await (await operatorPerson(app, 'ines', 'content'))();
      const games = { provider, vendors: [{ vassalage: 'MASK', name: 'Masked', gameType: 'RNG' }], games: [], why };
      for (const [origin, code] of [
        ['https://metadata.evil.example', 'unsafe_origin'],
        ['https://nowhere.evil.example', 'studio_origin_unresolved'],
      ] as const) {
        const imported = await api.send(importGames, { ...games, origin }, { token });
        assert.equal(imported.code, code);
        assert.ok(importGames.refusals.includes(code), `${code} is declared`);
      }
      const { vendors } = (await api.send(listOperatorVendors, {}, { token })).value;
      assert.ok(!vendors.some(({ vassalage }) => vassalage === 'MASK'));
    });

    // covers 6
    test('refuses an origin at its approval whose name has turned to an inner address since the request', async (t) => {
      let address = '93.184.216.34';
      const lookup = t.mock.method(dns, 'lookup', async (host: string) => [
        { address: host === 'rebound.example' ? address : '1.1.1.1', family: 4 },
      ]);
      syncBuiltinESMExports();
      t.after(() => {
        lookup.mock.restore();
        syncBuiltinESMExports();
      });
      const api = apiClient(app);
      const before = await app.modules.games.studioOrigin(provider);
      const [eve, ben] = [await operatorPerson(app, 'eve', 'admin'), await operatorPerson(app, 'ben', 'admin')];
      const as = async (token: () => Promise<string>) => ({
        token: await token(),
        headers: { 'idempotency-key': newId() },
      });
      const asked = { provider, origin: 'https://rebound.example', why };
      const { value, code } = await api.send(proposeStudioOrigin, asked, await as(eve));
      assert.equal(code, undefined);
      address = '169.254.169.254';
      const accepted = await api.send(acceptApprovalRequest, { id: value.id, why }, await as(ben));
      assert.equal(accepted.code, 'unsafe_origin');
      assert.equal(await app.modules.games.studioOrigin(provider), before);
    });

    // covers 6
    test('asks an inner address for no statement of the day, though it is stored as the origin of a studio', async () => {
      const { port } = inner.address() as AddressInfo;
      await app.modules.games.storeOrigin(provider, `http://127.0.0.1:${port}`);
      for (const time of ['2026-03-03T23:00:00Z', '2026-03-04T00:15:00Z']) {
        clock.set(time);
        await app.server.kernel.jobs.runDue();
      }
      const report = await app.modules.reports.last('2026-03-03');
      const { state } = report?.sources.find(({ source }) => source === `vendor:${provider}`) ?? {};
      assert.deepEqual([state, requests], ['unavailable', 0]);
    });
  },
  ['postgres'],
);
