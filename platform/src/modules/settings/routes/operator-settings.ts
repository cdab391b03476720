import {
  getSetting,
  listSettingHistory,
  listSettings,
  proposeSetting,
  setSetting,
  undoSetting,
} from '@portal/shared/contract/settings/operator-settings';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { refusalAt } from '../../../kernel/calls/refusal-at.ts';
import type { ApprovalRequest, ApprovalsModule, Decision } from '../../approvals/index.ts';
import type { OperatorModule } from '../../operators/index.ts';
import type { SettingsStore } from '../index.ts';
import { isMoneySetting } from '../money-settings.rules.ts';

export interface SettingsRouteDeps {
  approvals: ApprovalsModule;
  settings: SettingsStore;
  operator: OperatorModule;
}

const settingAct = 'setting.change';

/** Changes of money settings by two operators; a value that could not be set is refused immediately. */
export function proposeSettingRoute(app: FastifyInstance, { approvals, settings }: SettingsRouteDeps): void {
  approvals.register(settingAct, { run: (request, decision) => changeSetting(settings, request, decision) });
  route(app, proposeSetting, ({ key, value, version, why }, { operator }) =>
    approvals.propose(operator, async () => {
      const before = await settings.check(key, value, version);
      if (!isMoneySetting(key)) throw new Refusal('not_allowed');
      const input = { value: JSON.stringify(value), before: JSON.stringify(before.value) };
      const audit = { act: 'propose-setting', target: key };
      return { act: settingAct, targetId: key, seenVersion: before.version, input, why, audit };
    }),
  );
}

export function getSettingRoute(app: FastifyInstance, settings: SettingsStore): void {
  route(app, getSetting, ({ key }) => settings.read(key));
}

export function listSettingHistoryRoute(app: FastifyInstance, settings: SettingsStore): void {
  route(app, listSettingHistory, async ({ key }) => ({ versions: await settings.history(key) }));
}

export function listSettingsRoute(app: FastifyInstance, settings: SettingsStore): void {
  route(app, listSettings, async () => ({ settings: await settings.list() }));
}

/** Writes the change and its audit line, both or neither. */
export function setSettingRoute(app: FastifyInstance, { settings, operator: operatorModule }: SettingsRouteDeps): void {
  route(app, setSetting, ({ key, value, version, why }, { operator }) =>
    app.kernel.database.transaction(async () => {
      assertPlainSetting(key);
      const { before, ...after } = await settings.write(key, value, operator.username, { why, version });
      const detail = { before, after: after.value, version: after.version };
      await operatorModule.audit({ who: operator.username, act: 'set-setting', target: key, why, detail });
      return after;
    }),
  );
}

export function undoSettingRoute(
  app: FastifyInstance,
  { settings, operator: operatorModule }: SettingsRouteDeps,
): void {
  route(app, undoSetting, ({ key, why }, { operator: { username: who } }) =>
    app.kernel.database.transaction(async () => {
      assertPlainSetting(key);
      const { before, ...after } = await settings.undo(key, who, why);
      const detail = { before, after: after.value, version: after.version };
      await operatorModule.audit({ who, act: 'undo-setting', target: key, why, detail });
      return after;
    }),
  );
}

/**
 * Sets an approved value of a money setting; its history names both persons. @throws Refusal `proposal_stale`,
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

/**
 * Checks that one person may change the setting alone.
 * @throws Refusal `two_persons_required`
 */
function assertPlainSetting(key: string): void {
  if (isMoneySetting(key)) throw refusalAt('key', 'two_persons_required');
}
