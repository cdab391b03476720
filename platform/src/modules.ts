import type { FastifyInstance } from 'fastify';
import type { Kernel } from './kernel/kernel.ts';
import { createWalletModule } from './modules/wallet/index.ts';
import { registerWalletRoutes } from './modules/wallet/routes.ts';

/** The one place where modules meet: each is made here, and handed to those that need it. See kernel/module.ts. */
export function createModules(kernel: Kernel) {
  const wallet = createWalletModule(kernel);
  return { wallet };
}

export type Modules = ReturnType<typeof createModules>;

export async function registerModules(app: FastifyInstance, modules: Modules): Promise<void> {
  registerWalletRoutes(app, modules.wallet);
}
