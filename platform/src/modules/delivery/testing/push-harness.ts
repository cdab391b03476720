import { after, before, beforeEach } from 'node:test';
import { checkPushDevice, type PushChoices, subscribePush } from '@portal/shared/contract/delivery/push';
import type { Database } from '../../../kernel/database/database.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { addMember, tokenOf } from '../../accounts/testing/add-member.ts';
import { withdrawalEnded } from '../../payments/index.ts';
import { deliveryMessages } from '../delivery.tables.ts';
import { pushDevices } from '../push/push.tables.ts';
import { type PushService, startPushService } from './push-service.ts';
import { vapidEnv } from './vapid-env.ts';

export const allChoices: PushChoices = { kinds: ['withdrawals', 'tickets', 'rewards'], showsAmounts: false };

/** The notification of `paid` as a device without amounts shows it: title, text, page. */
export const paidNotification = ['Your withdrawal was paid', 'WD-2611-7K3QX', '/#member-withdraw'];

/** A platform that sends notifications to a push service of the test; no device and no message is left between tests. */
export function pushHarness(database: () => Database) {
  const clock = testClock();
  const env = vapidEnv();
  const hosted = hostedApp(database, { clock, env });
  let running: PushService | undefined;
  const service = () => {
    if (!running) throw new Error('The push service is there only while tests run');
    return running;
  };
  before(async () => {
    running = await startPushService();
  });
  after(() => running?.close());
  beforeEach(async () => {
    await database().db.delete(deliveryMessages);
    await database().db.delete(pushDevices);
    service().received.length = 0;
    service().answerWith(201);
  });

  return {
    hosted,
    clock,
    env,
    service,
    async member(account: string) {
      const added = await addMember(hosted.app, account);
      return { ...added, token: await tokenOf(hosted.app, account) };
    },
    async subscribe(
      token: string,
      subscription = service().subscribe(),
      choices: object = allChoices,
      language = 'EN',
    ) {
      const options = { token, headers: { 'accept-language': language } };
      const answer = await hosted.api.send(subscribePush, { ...subscription, ...choices }, options);
      return { ...answer, endpoint: subscription.endpoint };
    },
    /** What the device of a session has chosen; undefined when it gets nothing. */
    check: async (token: string, endpoint: string) =>
      (await hosted.api.send(checkPushDevice, { endpoint }, { token })).value.choices,
    /** A withdrawal of the member is paid. */
    paid: (memberId: string) =>
      hosted.app.server.kernel.outbox.publish(withdrawalEnded, {
        memberId,
        reference: 'WD-2611-7K3QX',
        state: 'paid',
        amountMinor: '148500',
      }),
    /** Sends what is due; returns title, text and page of all notifications that have arrived. */
    async deliver() {
      await hosted.app.server.kernel.outbox.drain();
      await hosted.app.modules.delivery.drain();
      return service().received.map(({ payload: { title, body, path } }) => [title, body, path]);
    },
    messages: () => database().db.select().from(deliveryMessages),
    devices: () => database().db.select().from(pushDevices),
  };
}
