import { removeContent } from '@portal/shared/contract/content/operator-content';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { OperatorRouteDeps } from '../route-deps.ts';

export function removeContentRoute(
  app: FastifyInstance,
  { content, operator: operatorModule }: OperatorRouteDeps,
): void {
  route(app, removeContent, ({ kind, id, why }, { operator: { username: who } }) =>
    app.kernel.database.transaction(async () => {
      await content.documents.remove(kind, id, { who, why });
      await operatorModule.audit({ who, act: 'remove-content', target: `${kind}/${id}`, why, detail: {} });
      return {};
    }),
  );
}
