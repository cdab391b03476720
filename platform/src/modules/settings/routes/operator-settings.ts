import {
  getSetting,
  listSettingHistory,
  listSettings,
  proposeSetting,
  setSetting,
  undoSetting,
} from '@portal/shared/contract/settings/operator-settings';
import type { FastifyInstance } from 'fastify';
import type { OperatorCaller } from '../../../kernel/calls/callers.ts';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { refusalAt } from '../../../kernel/calls/refusal-at.ts';
import { isAloneInDemo } from '../../../kernel/security/own-login.ts';
import type { ApprovalRequest, ApprovalsModule, Decision } from '../../approvals/index.ts';
import type { OperatorModule } from '../../operators/index.ts';
import type { SettingsStore } from '../index.ts';
import { mayPropose, mayRead, refusalAlone, type SettingOwner } from '../setting-owner.rules.ts';
import type { StoredSetting } from '../settings-types.ts';

export interface SettingsRouteDeps {
  approvals: ApprovalsModule;
  settings: SettingsStore;
  operator: OperatorModule;
}

const settingAct = 'setting.change';

/** Changes of settings by two operators; a value that could not be set is refused immediately. */
export function proposeSettingRoute(app: FastifyInstance, { approvals, settings }: SettingsRouteDeps): void {
  approvals.register(settingAct, {
    run: (request, decision) => changeSetting(settings, request, decision),
    deciderOf({ targetId }) {
      const owner = settings.ownerOf(targetId);
      return 'decides' in owner ? owner.decides : 'admin';
    },
  });
  route(app, proposeSetting, ({ key, value, version, why }, { operator }) =>
    approvals.propose(operator, async () => {
      if (!mayPropose(settings.ownerOf(key), operator.roles)) throw new Refusal('not_allowed');
      const before = await settings.check(key, value, version);
      const input = { value: JSON.stringify(value), before: JSON.stringify(before.value) };
      const audit = { act: 'propose-setting', target: key };
      return { act: settingAct, targetId: key, seenVersion: before.version, input, why, audit };
    }),
  );
}

export function getSettingRoute(app: FastifyInstance, settings: SettingsStore): void {
  route(app, getSetting, async ({ key }, { operator }) => {
    assertReadable(settings, key, operator);
    return withOwner(settings, await settings.read(key));
  });
}

export function listSettingHistoryRoute(app: FastifyInstance, settings: SettingsStore): void {
  route(app, listSettingHistory, async ({ key }, { operator }) => {
    assertReadable(settings, key, operator);
    return { versions: await settings.history(key) };
  });
}

export function listSettingsRoute(app: FastifyInstance, settings: SettingsStore): void {
  route(app, listSettings, async (_input, { operator }) => {
    const list = (await settings.list()).filter(({ key }) => mayRead(settings.ownerOf(key), operator.roles));
    return { settings: list.map((setting) => withOwner(settings, setting)) };
  });
}

/** @throws Refusal `not_allowed` */
function assertReadable(settings: SettingsStore, key: string, { roles }: OperatorCaller): void {
  if (!mayRead(settings.ownerOf(key), roles)) throw new Refusal('not_allowed');
}

/** A setting with the roles of whoever sets it, or proposes it where it takes two. */
function withOwner(settings: SettingsStore, setting: StoredSetting) {
  const owner = settings.ownerOf(setting.key);
  return 'alone' in owner
    ? { ...setting, persons: 1, roles: [...owner.alone] }
    : { ...setting, persons: 2, roles: [owner.proposes] };
}

/** Writes the change and its audit line, both or neither. */
export function setSettingRoute(app: FastifyInstance, { settings, operator: operatorModule }: SettingsRouteDeps): void {
  route(app, setSetting, ({ key, value, version, why }, { operator }) =>
    app.kernel.database.transaction(async () => {
      assertAlone(app, settings.ownerOf(key), operator);
      const { before, ...after } = await settings.write(key, value, operator.username, { why, version });
      const detail = { before, after: after.value, version: after.version };
      await operatorModule.audit({ who: operator.username, act: 'set-setting', target: key, why, detail });
      return withOwner(settings, after);
    }),
  );
}

export function undoSettingRoute(
  app: FastifyInstance,
  { settings, operator: operatorModule }: SettingsRouteDeps,
): void {
  route(app, undoSetting, ({ key, why }, { operator }) =>
    app.kernel.database.transaction(async () => {
      assertAlone(app, settings.ownerOf(key), operator);
      const who = operator.username;
      const { before, ...after } = await settings.undo(key, who, why);
      const detail = { before, after: after.value, version: after.version };
      await operatorModule.audit({ who, act: 'undo-setting', target: key, why, detail });
      return withOwner(settings, after);
    }),
  );
}

/**
 * Sets an approved value; its history names both persons. @throws Refusal `proposal_stale`,
 * `invalid_setting`
 */
async function changeSetting(settings: SettingsStore, request: ApprovalRequest, { who }: Decision) {
  const { targetId: key, seenVersion: version, input, maker, why } = request;
  const value: unknown = JSON.parse(input.value ?? 'null');
  try {
    const after = await settings.write(key, value, `${maker}, ${who}`, { why, version });
    return { act: 'change-setting', detail: { ...input, version: after.version } };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'conflict') throw new Refusal('proposal_stale');
    throw error;
  }
}

/** @throws Refusal `not_allowed`, `two_persons_required` */
function assertAlone({ kernel }: FastifyInstance, owner: SettingOwner, operator: OperatorCaller): void {
  const code = refusalAlone(owner, operator.roles, isAloneInDemo(kernel, operator));
  if (code) throw refusalAt('key', code);
}
