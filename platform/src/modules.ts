import type { FastifyInstance } from 'fastify';
import type { Kernel } from './kernel/kernel.ts';
import { createContentModule } from './modules/content/index.ts';
import { registerContentRoutes } from './modules/content/routes.ts';
import { createOperatorModule } from './modules/operator/index.ts';
import { createReleasesModule } from './modules/releases/index.ts';
import { registerReleasesRoutes } from './modules/releases/routes.ts';
import { createWalletModule } from './modules/wallet/index.ts';
import { registerWalletRoutes } from './modules/wallet/routes.ts';

/** The one place where modules meet: each is made here, and handed to those that need it. See kernel/module.ts. */
export function createModules(kernel: Kernel) {
  const wallet = createWalletModule(kernel);
  const content = createContentModule(kernel);
  const operator = createOperatorModule(kernel);
  const releases = createReleasesModule(kernel, {
    audit: operator.audit,
    brandName: () => content.settings.get('brandName'),
  });
  return { wallet, content, operator, releases };
}

export type Modules = ReturnType<typeof createModules>;

export async function registerModules(app: FastifyInstance, modules: Modules): Promise<void> {
  registerWalletRoutes(app, modules.wallet);
  await registerContentRoutes(app, modules.content);
  // Last: it answers every address that nobody else does.
  await registerReleasesRoutes(app, modules.releases);
}
