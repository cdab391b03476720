import { allSettings } from '../../../all-settings.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testKernel } from '../../../testing/test-kernel.ts';
import { createContentModule } from '../../content/index.ts';
import { createDeliveryModule } from '../../delivery/index.ts';
import { createSettingsModule } from '../../settings/index.ts';
import { createVerificationModule } from '../index.ts';
import { sendCounters } from '../verification.tables.ts';

/** Creates the module over the test's database, with an empty outbox. */
export async function verificationHarness(database: Database) {
  const clock = testClock();
  const kernel = testKernel(database, { clock });
  const settings = createSettingsModule(kernel, allSettings);
  const content = createContentModule(kernel, { settings });
  const delivery = createDeliveryModule(kernel, { settings });
  const verification = createVerificationModule(kernel, { settings, content, delivery });
  await kernel.db.delete(sendCounters);
  return {
    ...verification,
    clock,
    kernel,
    settings,
    /** Returns the digits of the newest message to a receiver. */
    async codeFor(to: string): Promise<string> {
      const texts = (await delivery.storedMessages()).filter((message) => message.to === to);
      return /^\d{6}/.exec(texts[0]?.text ?? '')?.[0] ?? '';
    },
  };
}

let numbers = 0;

/** Returns a mobile number that no other test of the file uses. */
export function newMobile(): string {
  numbers += 1;
  return `+63917${String(5_550_000 + numbers)}`;
}
