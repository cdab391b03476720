import type { Database } from '../../../kernel/database/database.ts';
import { type TestOptions, testKernel } from '../../../testing/test-kernel.ts';
import { createContentModule } from '../../content/index.ts';
import { createSettingsModule } from '../../settings/index.ts';
import { createWalletModule } from '../../wallet/index.ts';
import { createMemberModule } from '../index.ts';

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
