import { finishOperatorEnrolment, openOperatorEnrolment } from '@portal/shared/contract/operators/enrolment';
import type { FastifyInstance } from 'fastify';
import { type Handler, route } from '../../../kernel/calls/contract-route.ts';
import type { SiteSettings } from '../../content/index.ts';
import { finishEnrolment, openEnrolment } from '../accounts/enrolment.ts';
import { assertAddress } from '../sessions/assert-address.ts';

/** Tries of an address in a minute; beyond it 429. */
const triesPerAddress = 30;
const limit = { perMinute: async () => triesPerAddress };

export function openOperatorEnrolmentRoute(app: FastifyInstance, settings: SiteSettings): void {
  const open: Handler<typeof openOperatorEnrolment> = async ({ token }, { request }) => {
    assertAddress(app.kernel.settings, request);
    return openEnrolment(app.kernel, token, `${await settings.get('brandName')} operators`);
  };
  route(app, openOperatorEnrolment, open, limit);
}

export function finishOperatorEnrolmentRoute(app: FastifyInstance, settings: SiteSettings): void {
  const finish: Handler<typeof finishOperatorEnrolment> = async (typed, { request }) => {
    assertAddress(app.kernel.settings, request);
    return finishEnrolment(app.kernel, typed, await settings.get('brandName'));
  };
  route(app, finishOperatorEnrolment, finish, limit);
}
