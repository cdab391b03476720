import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acceptApprovalRequest, declineApprovalRequest } from '@portal/shared/contract/approvals/operator-approvals';
import type { OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import { operatorRoles } from '@portal/shared/contract/operators/accounts';
import {
  getSetting,
  listSettingHistory,
  listSettings,
  proposeSetting,
  setSetting,
  undoSetting,
} from '@portal/shared/contract/settings/operator-settings';
import { newId } from '../../../kernel/database/ids.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { operatorPerson, operatorToken } from '../../../testing/operator-token.ts';

const why = 'a test of owners';
const withKey = (token: string) => ({ token, headers: { 'idempotency-key': newId() } });

/** Settings that one person may change, with their roles; each other one takes two. */
const ofOne: Readonly<Record<string, readonly OperatorRoleName[]>> = {
  brandName: ['content', 'admin'],
  currencySymbol: ['content', 'admin'],
  country: ['content', 'admin'],
  languages: ['content', 'admin'],
  defaultLanguage: ['content', 'admin'],
  'whitelabel.menu': ['content', 'admin'],
  'footer.snow': ['content', 'admin'],
  'dialogs.autoCloseSeconds': ['content', 'admin'],
  'download.zaloBonus': ['content', 'admin'],
  'feedback.bounds': ['content', 'admin'],
  'memberCentre.pages': ['content', 'admin'],
  'app.isOffered': ['content', 'release', 'admin'],
  maintenance: ['content', 'release', 'admin'],
};
/** An admin reads all, everybody what one person changes, finance its own. */
const mayRead = (role: OperatorRoleName, key: string) =>
  role === 'admin' || key in ofOne || (role.startsWith('finance-') && ofFinance.test(key));
const ofFinance =
  /^(?!rewards\.approvedByTwo$)(?:withdrawal|deposit|bankAccounts|transferUpline|rewards|points|agents|jackpot|wins)\.|^timeZone$/;

forEachDatabase(
  ({ database }) => {
    const hosted = hostedApp(database);

    // covers 10
    test('each setting is changed by its owner alone: every setting, every role, listed, set, undone and proposed', async () => {
      const reader = await operatorToken(hosted.app, 'reader', 'admin');
      const { settings } = (await hosted.api.send(listSettings, {}, { token: reader })).value;
      assert.ok(settings.length > 90, `${settings.length} settings`);
      for (const role of operatorRoles) {
        const token = await (await operatorPerson(hosted.app, `walker-${role}`, role))();
        const listed = (await hosted.api.send(listSettings, {}, { token })).value.settings.map(({ key }) => key);
        for (const { key, value } of settings) {
          assert.equal(listed.includes(key), mayRead(role, key), `${role} reads ${key}`);
          const mayAlone = ofOne[key]?.includes(role) ?? false;
          const set = (await hosted.api.send(setSetting, { key, value, why }, { token })).code ?? 'done';
          const undone = (await hosted.api.send(undoSetting, { key, why }, { token })).code ?? 'done';
          const proposed = await hosted.api.send(proposeSetting, { key, value, why }, withKey(token));
          const seen = `${role} ${key}: ${set} ${undone} ${proposed.code ?? 'done'}`;
          assert.equal(
            [set, undone].every((code) => code === 'done'),
            mayAlone,
            seen,
          );
          const proposer = key in ofOne ? undefined : ofFinance.test(key) ? 'finance-maker' : 'admin';
          assert.equal(proposed.success, proposer === role, seen);
          // The next role finds none open.
          if (proposed.success)
            await hosted.api.send(declineApprovalRequest, { id: proposed.value.id, why }, withKey(token));
        }
      }
    });

    test('shows no role a setting that it may not read, by itself, in the list or by its history', async () => {
      for (const role of operatorRoles) {
        const token = await operatorToken(hosted.app, `reader-${role}`, role);
        for (const key of ['brandName', 'maintenance', 'withdrawal.limits', 'login.triesPerMinute']) {
          const codes = [getSetting, listSettingHistory].map(
            async (call) => (await hosted.api.send(call, { key }, { token })).code,
          );
          const expected = mayRead(role, key) ? undefined : 'not_allowed';
          assert.deepEqual(await Promise.all(codes), [expected, expected], `${role} reads ${key}`);
        }
      }
    });

    test('what decides who gets in takes two admins: neither one alone, nor an editor, nor finance', async () => {
      const [ada, bea] = [
        await operatorPerson(hosted.app, 'ada', 'admin'),
        await operatorPerson(hosted.app, 'bea', 'admin'),
      ];
      const editor = await operatorPerson(hosted.app, 'edith', 'content');
      const checker = await operatorPerson(hosted.app, 'cher', 'finance-checker');
      const key = 'identity.firebase';
      const before = await hosted.app.modules.settings.get(key);
      const value = { apiKey: 'k', authDomain: 'evil.example', projectId: 'evil' };
      assert.equal(
        (await hosted.api.send(setSetting, { key, value, why }, { token: await editor() })).code,
        'two_persons_required',
      );
      assert.equal(
        (await hosted.api.send(setSetting, { key, value, why }, { token: await ada() })).code,
        'two_persons_required',
      );
      assert.equal(
        (await hosted.api.send(proposeSetting, { key, value, why }, withKey(await editor()))).code,
        'not_allowed',
      );
      const made = await hosted.api.send(proposeSetting, { key, value, why }, withKey(await ada()));
      assert.equal(made.status, 200, made.code);
      const accept = async (token: string) =>
        (await hosted.api.send(acceptApprovalRequest, { id: made.value.id, why }, withKey(token))).code ?? 'done';
      assert.equal(await accept(await ada()), 'own_proposal');
      assert.equal(await accept(await checker()), 'not_allowed');
      assert.equal(await accept(await editor()), 'not_allowed');
      assert.deepEqual(await hosted.app.modules.settings.get(key), before);
      assert.equal(await accept(await bea()), 'done');
      assert.deepEqual(await hosted.app.modules.settings.get(key), value);
    });

    test('an admin decides no request of finance', async () => {
      const [maker, admin] = [
        await operatorPerson(hosted.app, 'mia', 'finance-maker'),
        await operatorPerson(hosted.app, 'abe', 'admin'),
      ];
      const change = { key: 'withdrawal.feeBasisPoints', value: 5000, why };
      const { value } = await hosted.api.send(proposeSetting, change, withKey(await maker()));
      for (const call of [acceptApprovalRequest, declineApprovalRequest])
        assert.equal((await hosted.api.send(call, { id: value.id, why }, withKey(await admin()))).code, 'not_allowed');
    });
  },
  ['postgres'],
);
