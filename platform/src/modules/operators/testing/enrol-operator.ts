import type { App } from '../../../app.ts';
import { sentMessages } from '../../../testing/sent-messages.ts';
import { finishEnrolment, openEnrolment } from '../accounts/enrolment.ts';
import { secondFactorCode } from '../index.ts';

/** Returns the token of the newest link that was sent to the address; undefined if there is none. */
export async function linkTokenTo(app: App, email: string): Promise<string | undefined> {
  const messages = await sentMessages(app);
  const link = messages.findLast(({ to, template }) => to === email && template === 'operator-enrolment');
  return link && /#\/enrol\/([\w-]{43})/.exec(link.text)?.[1];
}

/** Sets password and authenticator as the owner of that mailbox; returns the authenticator's secret. */
export async function enrolAs(app: App, email: string, password: string): Promise<string> {
  const { kernel } = app.server;
  const token = (await linkTokenTo(app, email)) ?? '';
  const { secondFactorSecret } = await openEnrolment(kernel, token, 'Lantern operators');
  const code = secondFactorCode(secondFactorSecret, kernel.clock.now());
  await finishEnrolment(kernel, { token, password, code }, 'Lantern');
  return secondFactorSecret;
}
