import assert from 'node:assert/strict';
import { finishOperatorEnrolment, openOperatorEnrolment } from '@portal/shared/contract/operators/enrolment';
import type { App } from '../../../app.ts';
import { apiClient } from '../../../testing/api-client.ts';
import { sentMessages } from '../../../testing/sent-messages.ts';
import { secondFactorCode } from '../index.ts';

/** Returns the token of the newest link that was sent to the address; undefined if there is none. */
export async function linkTokenTo(app: App, email: string): Promise<string | undefined> {
  const messages = await sentMessages(app);
  const link = messages.findLast(({ to, template }) => to === email && template === 'operator-enrolment');
  return link && /#\/enrol\/([\w-]{43})/.exec(link.text)?.[1];
}

/** Sets password and authenticator as the owner of that mailbox; returns the authenticator's secret. */
export async function enrolAs(app: App, email: string, password: string): Promise<string> {
  const api = apiClient(app);
  const token = (await linkTokenTo(app, email)) ?? '';
  const { value } = await api.send(openOperatorEnrolment, { token });
  const code = secondFactorCode(value.secondFactorSecret, app.server.kernel.clock.now());
  const done = await api.send(finishOperatorEnrolment, { token, password, code });
  assert.equal(done.status, 200, done.code);
  return value.secondFactorSecret;
}
