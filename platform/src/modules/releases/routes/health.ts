import { getReleaseHealth, listReleaseAlerts } from '@portal/shared/contract/releases/health';
import { releaseName } from '@portal/shared/contract/releases/releases';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { LoadsService } from '../health/open-loads.ts';

export function getReleaseHealthRoute(app: FastifyInstance, loads: LoadsService): void {
  route(app, getReleaseHealth, ({ minutes }) => loads.health(Number(minutes)));
}

export function listReleaseAlertsRoute(app: FastifyInstance, loads: LoadsService): void {
  route(app, listReleaseAlerts, async () => ({
    list: (await loads.alerts.list()).map(({ id, at, kind, name, version, text }) => ({
      id: String(id),
      at: at.toISOString(),
      kind,
      text,
      ...(v.is(releaseName, name) ? { name } : {}),
      ...(version === null ? {} : { version }),
    })),
  }));
}
