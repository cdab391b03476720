import type { Database } from '../../kernel/database/database.ts';
import { createMemberModule } from '../../modules/accounts/index.ts';
import { createContentModule } from '../../modules/content/index.ts';
import { createSettingsModule } from '../../modules/settings/index.ts';
import { createWalletModule } from '../../modules/wallet/index.ts';
import { type TestOptions, testKernel } from '../test-kernel.ts';

/** Provides members with wallets and no other modules. */
export function memberHarness(database: Database, options?: TestOptions) {
  const kernel = testKernel(database, options);
  const content = createContentModule(kernel, { settings: createSettingsModule(kernel) });
  return {
    modules: { content, member: createMemberModule(kernel, { content }), wallet: createWalletModule(kernel) },
    server: { kernel },
  };
}

export type MemberHarness = ReturnType<typeof memberHarness>;
