import { setSetting } from '@portal/shared/contract/settings/operator-settings';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import { assertPlainSetting } from '../plain-setting.ts';
import type { OperatorRouteDeps } from '../route-deps.ts';

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
