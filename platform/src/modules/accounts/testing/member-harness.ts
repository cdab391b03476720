import { allSettings } from '../../../all-settings.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { type TestOptions, testKernel } from '../../../testing/test-kernel.ts';
import { createSettingsModule } from '../../settings/index.ts';
import { createWalletModule } from '../../wallet/index.ts';
import { createMemberModule } from '../index.ts';

/** Provides members with wallets and no other modules. */
export function memberHarness(database: Database, options?: TestOptions) {
  const kernel = testKernel(database, options);
  const settings = createSettingsModule(kernel, allSettings);
  return {
    modules: { settings, member: createMemberModule(kernel, { settings }), wallet: createWalletModule(kernel) },
    server: { kernel },
  };
}

export type MemberHarness = ReturnType<typeof memberHarness>;
