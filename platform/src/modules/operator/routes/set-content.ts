import { setContent } from '@portal/shared/contract/content/operator-content';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { OperatorRouteDeps } from '../route-deps.ts';

export function setContentRoute(app: FastifyInstance, { content, operator: operatorModule }: OperatorRouteDeps): void {
  route(app, setContent, ({ kind, id, why, ...change }, { operator: { username: who } }) =>
    app.kernel.database.transaction(async () => {
      const stored = await content.documents.set(kind, id, change, { who, why });
      const detail = { version: stored.version };
      await operatorModule.audit({ who, act: 'set-content', target: `${kind}/${id}`, why, detail });
      return stored;
    }),
  );
}
