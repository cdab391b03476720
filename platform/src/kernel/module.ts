import type { FastifyInstance } from 'fastify';
import type { Kernel } from './kernel.ts';

/*
 * How a module is made (platform/src/modules/<name>/):
 *   index.ts    the door for code: `createWalletModule(kernel, deps)` gives back an object of functions; nothing else
 *               of a module is imported from outside. It puts its jobs, outbox subscribers, caller hooks and start and
 *               stop work into the kernel there.
 *   routes.ts   the door for HTTP: `registerWalletRoutes(app, wallet, ...)`, which calls one function per file of routes/.
 *   *.tables.ts its tables. After a change:  pnpm --filter @portal/platform migrations --name what-changed
 * Both doors are called from platform/src/modules.ts, the only place where modules meet.
 */

/** The shape of a module's factory. */
export type CreateModule<Door, Deps = undefined> = Deps extends undefined
  ? (kernel: Kernel) => Door
  : (kernel: Kernel, deps: Deps) => Door;

/** The shape of what registers a module's routes. */
export type RegisterRoutes<Door> = (app: FastifyInstance, door: Door) => void | Promise<void>;
