import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { addPublisherKey } from '@portal/shared/contract/releases/publisher-keys';
import { promoteReleaseSet } from '@portal/shared/contract/releases/release-sets';
import { promoteRelease, publishRelease, rollbackRelease } from '@portal/shared/contract/releases/releases';
import type { App } from '../../../app.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { operatorPerson, operatorToken } from '../../../testing/operator-token.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { setUpBy } from '../../operators/testing/set-up-by.ts';
import { asBase64, releaseFixture } from '../testing/release-fixture.ts';
import { publishAs, squad } from '../testing/squad-fixture.ts';

type Name = 'shell' | 'remote-games' | 'remote-lottery';

forEachDatabase(({ database }) => {
  let app: App;
  let api: ApiClient;
  let ann: string;
  let ben: string;
  before(async () => {
    app = await testApp(database());
    api = apiClient(app);
    ann = await (await operatorPerson(app, 'ann', 'release', 'admin'))();
    ben = await (await operatorPerson(app, 'ben', 'release'))();
  });
  after(() => app.close());

  async function publish(token: string, name: Name, version: string): Promise<void> {
    const keyIds = [await app.modules.releases.registry.signingKid()];
    const files = asBase64(releaseFixture(name, version, { keyIds }).files);
    const published = await api.send(publishRelease, { name, version, files }, { token });
    assert.equal(published.status, 200, published.message);
  }
  const promote = async (token: string, name: Name, version: string, percent?: number) =>
    (await api.send(promoteRelease, { name, version, ...(percent && { percent }) }, { token })).code ?? 'done';

  // covers 6, 10
  test('lets nobody promote what they have published, for any share and in no set, and another person at once', async () => {
    await publish(ann, 'shell', '1.0.0');
    await publish(ben, 'remote-games', '1.0.0');
    assert.equal(await promote(ann, 'shell', '1.0.0'), 'published_by_promoter');
    assert.equal(await promote(ben, 'shell', '1.0.0'), 'done');
    assert.equal(await promote(ann, 'remote-games', '1.0.0'), 'done');
    await publish(ben, 'remote-games', '1.0.1');
    await publish(ann, 'remote-lottery', '1.0.0');
    assert.equal(await promote(ben, 'remote-games', '1.0.1', 1), 'published_by_promoter');
    const releases = [
      { name: 'remote-games' as const, version: '1.0.1' },
      { name: 'remote-lottery' as const, version: '1.0.0' },
    ];
    for (const token of [ann, ben])
      assert.equal((await api.send(promoteReleaseSet, { releases }, { token })).code, 'published_by_promoter');
    assert.equal(await promote(ann, 'remote-games', '1.0.1'), 'done');
  });

  // covers 6, 10
  test('lets nobody promote a version by asking while it is still being published', async () => {
    const asked = Array.from({ length: 20 }, () => promote(ann, 'remote-lottery', '1.1.0'));
    const answers = await Promise.all([publish(ann, 'remote-lottery', '1.1.0'), ...asked]);
    const codes = new Set(answers.slice(1));
    assert.ok(!codes.has('done'), [...codes].join());
  });

  // covers 6, 10
  test('rolls back by one person, also whoever has published both versions', async () => {
    const asked = { name: 'remote-games' as const, why: 'a wrong figure' };
    assert.equal((await api.send(rollbackRelease, asked, { token: ben })).value.live, '1.0.0');
  });

  // covers 6, 10
  test("lets whoever added a squad's key not promote what is published with it", async () => {
    const one = await squad();
    const key = { name: 'remote-lottery' as const, label: 'ci of ann', key: one.jwk, why: 'a squad' };
    assert.equal((await api.send(addPublisherKey, key, { token: ann })).status, 200);
    assert.equal(
      (await publishAs({ app: app.server, kernel: app.server.kernel }, one, 'remote-lottery', '1.0.1')).status,
      200,
    );
    assert.equal(await promote(ann, 'remote-lottery', '1.0.1'), 'published_by_promoter');
    assert.equal(await promote(ben, 'remote-lottery', '1.0.1'), 'done');
  });

  // covers 6
  test('takes two accounts of one hand for one person', async () => {
    const chris = await (await operatorPerson(app, 'chris', 'release'))();
    await setUpBy(app, 'chris', 'ann');
    await publish(chris, 'remote-lottery', '1.0.2');
    assert.equal(await promote(ann, 'remote-lottery', '1.0.2'), 'published_by_promoter');
    assert.equal(await promote(ben, 'remote-lottery', '1.0.2'), 'done');
  });

  // covers 6, 10
  test('asks a machine for a second person too, except where two admins have set that one is enough', async () => {
    const machine = await operatorToken(app, 'machine', 'release');
    await publish(machine, 'remote-games', '1.0.2');
    assert.equal(await promote(machine, 'remote-games', '1.0.2'), 'published_by_promoter');
    await app.modules.settings.write('releases.promotedByTwo', false, 'test');
    assert.equal(await promote(machine, 'remote-games', '1.0.2'), 'done');
  });
});
