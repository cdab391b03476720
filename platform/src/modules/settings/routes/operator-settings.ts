import {
  getSetting,
  listSettingHistory,
  listSettings,
  proposeSetting,
  setSetting,
  undoSetting,
} from '@portal/shared/contract/settings/operator-settings';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import { assertOwnLogin } from '../../../kernel/own-login.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { type Decision, shownApprovalRequest } from '../../approvals/shown-approval-request.ts';
import { type ContentModule, isMoneySetting } from '../../content/index.ts';
import { assertPlainSetting } from '../../operators/plain-setting.ts';
import type { OperatorRouteDeps } from '../../operators/route-deps.ts';
import type { Proposal } from '../../payments/index.ts';
import type { WithdrawalFlowDeps } from '../../payments/route-deps.ts';

/** Creates an approval request for a setting; a value that could not be set is refused immediately. */
export function proposeSettingFlow(app: FastifyInstance, deps: WithdrawalFlowDeps): void {
  const { content, payments, operator: operatorModule } = deps;
  route(app, proposeSetting, ({ key, value, version, why }, { operator }) => {
    assertOwnLogin(app.kernel, operator);
    return app.kernel.database.transaction(async () => {
      const before = await content.settings.check(key, value, version);
      if (!isMoneySetting(key)) throw new Refusal('not_allowed');
      const input = { value: JSON.stringify(value), before: JSON.stringify(before.value) };
      const asked = {
        act: settingAct,
        targetId: key,
        seenVersion: before.version,
        input,
        maker: operator.username,
        why,
      };
      const made = await payments.approvalRequests.make(asked);
      const line = { who: operator.username, act: 'propose-setting', target: key, why };
      await operatorModule.audit({ ...line, detail: { proposalId: made.id, ...input } });
      return shownApprovalRequest(made);
    });
  });
}

export function getSettingRoute(app: FastifyInstance, { settings }: ContentModule): void {
  route(app, getSetting, ({ key }) => settings.read(key));
}

export function listSettingHistoryRoute(app: FastifyInstance, { settings }: ContentModule): void {
  route(app, listSettingHistory, async ({ key }) => ({ versions: await settings.history(key) }));
}

export function listSettingsRoute(app: FastifyInstance, { settings }: ContentModule): void {
  route(app, listSettings, async () => ({ settings: await settings.list() }));
}

/** Writes the change and its audit line, both or neither. */
export function setSettingRoute(app: FastifyInstance, { content, operator: operatorModule }: OperatorRouteDeps): void {
  route(app, setSetting, ({ key, value, version, why }, { operator }) =>
    app.kernel.database.transaction(async () => {
      assertPlainSetting(key);
      const { before, ...after } = await content.settings.write(key, value, operator.username, { why, version });
      const detail = { before, after: after.value, version: after.version };
      await operatorModule.audit({ who: operator.username, act: 'set-setting', target: key, why, detail });
      return after;
    }),
  );
}

export function undoSettingRoute(app: FastifyInstance, { content, operator: operatorModule }: OperatorRouteDeps): void {
  route(app, undoSetting, ({ key, why }, { operator: { username: who } }) =>
    app.kernel.database.transaction(async () => {
      assertPlainSetting(key);
      const { before, ...after } = await content.settings.undo(key, who, why);
      const detail = { before, after: after.value, version: after.version };
      await operatorModule.audit({ who, act: 'undo-setting', target: key, why, detail });
      return after;
    }),
  );
}

export const settingAct = 'setting.change';

/**
 * Sets an approved value of a money setting; its history names both persons. @throws Refusal `proposal_stale`,
 * `invalid_setting`
 */
export async function changeSetting({ content }: WithdrawalFlowDeps, approvalRequest: Proposal, { who }: Decision) {
  const { targetId: key, seenVersion: version, input, maker, why } = approvalRequest;
  const value: unknown = JSON.parse(input.value ?? 'null');
  try {
    const after = await content.settings.write(key, value, `${maker}, ${who}`, { why, version });
    return { act: 'change-setting', detail: { ...input, version: after.version } };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'conflict') throw new Refusal('proposal_stale');
    throw error;
  }
}
