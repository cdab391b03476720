import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { acceptApprovalRequest } from '@portal/shared/contract/approvals/operator-approvals';
import { importGames } from '@portal/shared/contract/games/operator-catalogue';
import {
  endStudioKey,
  listStudios,
  proposeStudioKey,
  proposeStudioOrigin,
  showStudioKey,
} from '@portal/shared/contract/games/operator-studios';
import { listAudit } from '@portal/shared/contract/operators/audit';
import { vendorRound } from '@portal/shared/contract/vendor-api/rounds';
import { type App, buildApp } from '../../../app.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { operatorPerson, operatorToken } from '../../../testing/operator-token.ts';
import { testParts } from '../../../testing/test-kernel.ts';
import { playHarness } from '../testing/play-harness.ts';
import { testProvider as provider, studioWithKey, type TestStudio } from '../testing/test-studio.ts';

const why = 'the studio asked for it';

forEachDatabase(
  ({ database }) => {
    const { app, api, clock, studio } = playHarness(database);
    let elsewhere: App;
    let ada: () => Promise<string>;
    let bea: () => Promise<string>;
    let cleo: () => Promise<string>;
    before(async () => {
      elsewhere = await buildApp(testParts(database(), { clock }));
      ada = await operatorPerson(app(), 'ada', 'admin');
      bea = await operatorPerson(app(), 'bea', 'admin');
      cleo = await operatorPerson(app(), 'cleo', 'content');
    });
    after(() => elsewhere.close());

    const as = async (token: () => Promise<string>) => ({
      token: await token(),
      headers: { 'idempotency-key': newId() },
    });
    const accept = async (id: string | undefined, token: () => Promise<string>) =>
      api().send(acceptApprovalRequest, { id, why }, await as(token));
    const originNow = () => app().modules.games.studioOrigin(provider);
    const answers = async (one: TestStudio) => (await one.send(vendorRound, { roundId: 'none' })).code ?? 'done';
    const keysOf = async (token: () => Promise<string>) => {
      const { studios } = (await api().send(listStudios, {}, { token: await token() })).value;
      return studios.find((each) => each.provider === provider)?.keys ?? [];
    };

    // covers 2.7
    test('takes no other origin from one person: neither by a catalogue file nor by an admin alone', async () => {
      const before = await originNow();
      const file = { provider, origin: 'https://evil.example', vendors: [], games: [], why };
      const imported = await api().send(importGames, file, { token: await cleo() });
      assert.equal(imported.status, 200, imported.code);
      assert.equal(await originNow(), before);
      const id = imported.value.originProposal;
      assert.equal((await accept(id, cleo)).code, 'not_allowed');
      const again = await api().send(
        proposeStudioOrigin,
        { provider, origin: 'https://b.example', why },
        await as(ada),
      );
      assert.equal(again.code, 'proposal_open');
      assert.equal((await accept(id, ada)).status, 200, 'an admin other than the maker');
      assert.equal(await originNow(), 'https://evil.example');
      const own = await api().send(proposeStudioOrigin, { provider, origin: before, why }, await as(ada));
      assert.equal((await accept(own.value.id, ada)).code, 'own_proposal');
      assert.equal((await accept(own.value.id, bea)).status, 200);
      assert.equal(await originNow(), before);
      const machine = await operatorToken(app(), 'robot', 'admin');
      const withKey = { token: machine, headers: { 'idempotency-key': newId() } };
      const ofMachine = await api().send(proposeStudioOrigin, { provider, origin: 'https://c.example', why }, withKey);
      assert.equal(ofMachine.code, 'own_login_required');
    });

    // covers 2.7
    test('makes a key with two admins, and shows its secret once, to the one who proposed it', async () => {
      clock.advanceMs(1000);
      const proposed = await api().send(proposeStudioKey, { provider, why }, await as(ada));
      assert.equal((await accept(proposed.value.id, ada)).code, 'own_proposal');
      assert.equal((await keysOf(ada)).length, 1);
      assert.equal((await accept(proposed.value.id, bea)).status, 200);
      const [old, made] = await keysOf(ada);
      assert.deepEqual([old?.isSecretWaiting, made?.isSecretWaiting, made?.isLive], [false, true, true]);
      assert.equal((await keysOf(bea)).at(-1)?.isSecretWaiting, false);
      const keyId = made?.keyId ?? '';
      assert.equal((await api().send(showStudioKey, { keyId }, { token: await bea() })).code, 'not_found');
      const shown = await Promise.all(
        [1, 2].map(async () => api().send(showStudioKey, { keyId }, { token: await ada() })),
      );
      assert.deepEqual(shown.map(({ code }) => code ?? 'shown').sort(), ['not_found', 'shown']);
      const { secret } = shown.find(({ success }) => success)?.value ?? { secret: '' };
      assert.equal(await answers(studioWithKey(app(), { keyId, secret })), 'done');
      assert.equal(await answers(studio()), 'done', 'the old one beside it');
      const { list } = (await api().send(listAudit, { pageSize: 20 }, { token: await ada() })).value;
      assert.ok(!JSON.stringify(list).includes(secret));
    });

    // covers 6
    test('ends a stolen key by one person: every process refuses it within ten seconds', async () => {
      const { keyId } = studio().key;
      const there = studioWithKey(elsewhere, studio().key);
      assert.deepEqual([await answers(studio()), await answers(there)], ['done', 'done']);
      const nadia = await operatorPerson(app(), 'nadia', 'support');
      const end = async (token: () => Promise<string>) =>
        api().send(endStudioKey, { keyId, why: 'stolen' }, { token: await token() });
      assert.equal((await end(cleo)).code, 'not_allowed');
      const first = await end(nadia);
      assert.equal(first.status, 200);
      assert.equal(await answers(studio()), 'bad_signature', 'at once where it was ended');
      clock.advanceMs(10_000);
      assert.equal(await answers(there), 'bad_signature');
      assert.equal((await end(nadia)).value.endsAt, first.value.endsAt, 'a repeat keeps the first end');
    });

    test('ends the keys of before when their time is over, and signs with the oldest live one until then', async () => {
      clock.advanceMs(1000);
      const rotated = await api().send(proposeStudioKey, { provider, endOthersAfterHours: 24, why }, await as(ada));
      assert.equal((await accept(rotated.value.id, bea)).status, 200);
      const live = async () => (await keysOf(ada)).filter(({ isLive }) => isLive).map(({ keyId }) => keyId);
      const signing = async () =>
        (await app().modules.games.studios()).find((studio) => studio.provider === provider)?.key?.keyId;
      const [old, fresh] = await live();
      assert.equal(await signing(), old);
      clock.advanceMs(24 * 3_600_000);
      assert.deepEqual([await live(), await signing()], [[fresh], fresh]);
    });
  },
  ['postgres'],
);
