import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getMemberInfo } from '@portal/shared/contract/accounts/member-info';
import { getPlayerAvatar, getProfileIcon, setPlayerAvatar } from '@portal/shared/contract/accounts/profile';
import { trialType } from '@portal/shared/contract/constants';
import type { App } from '../../../app.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { addMember, tokenOf } from '../testing/add-member.ts';

forEachDatabase(({ database }) => {
  let app: App;
  let api: ApiClient;

  before(async () => {
    app = await testApp(database());
    api = apiClient(app);
  });
  after(() => app.close());

  async function newMember(account: string, change = {}) {
    const { id } = await addMember(app, account, change);
    const token = await tokenOf(app, account);
    return {
      id,
      choose: (avatar: unknown) => api.send(setPlayerAvatar, { avatar }, { token }),
      /** Reads it by each of its three names. */
      shown: async () => [
        (await api.send(getMemberInfo, {}, { token })).value.avatar,
        (await api.send(getProfileIcon, {}, { token })).value.icon,
        (await api.send(getPlayerAvatar, {}, { token })).value.avatar,
      ],
    };
  }
  const none = [undefined, '', ''];
  const each = (face: string) => [face, face, face];

  // covers 4
  test('chooses, changes and resets a face for its member only', async () => {
    const { choose, shown } = await newMember('face01');
    const other = await newMember('face02');
    assert.deepEqual(await shown(), none);
    for (const face of ['face-07', 'face-07', 'face-24']) {
      assert.deepEqual((await choose(face)).value, { avatar: face });
      assert.deepEqual(await shown(), each(face));
    }
    assert.deepEqual(await other.shown(), none);
    assert.deepEqual((await choose('')).value, { avatar: '' });
    assert.deepEqual(await shown(), none);
  });

  // covers 4
  test('refuses anything that is not a drawn face, and keeps the chosen one', async () => {
    const { choose, shown } = await newMember('face03');
    await choose('face-01');
    const hostile = ['face-00', 'face-25', 'FACE-02', ' face-02', '../face-02', 'https://evil.test/me.svg'];
    for (const avatar of [...hostile, '<svg/onload=1>', 'toString', 7, null, undefined, ['face-02'], { length: 1 }]) {
      const answer = await choose(avatar);
      assert.deepEqual([avatar, answer.status, answer.code], [avatar, 400, 'invalid_input']);
    }
    assert.deepEqual(await shown(), each('face-01'));
  });

  test('refuses a trial account, which keeps the default face of its id', async () => {
    const { choose, shown } = await newMember('face04', { type: trialType });
    assert.equal((await choose('face-01')).code, 'in_need_true_account');
    assert.deepEqual(await shown(), none);
  });

  // covers 4
  test('refuses a closed account and a visitor', async () => {
    const { id, choose } = await newMember('face07');
    await choose('face-01');
    await app.modules.member.setState(id, 'closed');
    assert.equal((await choose('face-02')).code, 'not_logged_in');
    assert.equal((await api.send(setPlayerAvatar, { avatar: 'face-02' })).code, 'not_logged_in');
    assert.equal((await app.modules.member.byId(id))?.avatar, 'face-01');
  });

  test("notifies the member's tabs, and nobody else's", async () => {
    const { id, choose } = await newMember('face05');
    const other = await newMember('face06');
    const notified: string[] = [];
    const { live } = app.server.kernel;
    const stops = [id, other.id].map((memberId) =>
      live.listen(memberId, ({ event }) => notified.push(memberId, event.type)),
    );
    await choose('face-02');
    await choose('face-99');
    await live.flush();
    for (const stop of stops) stop();
    assert.deepEqual(notified, [id, 'member']);
  });
});
