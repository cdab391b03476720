import type { FastifyInstance } from 'fastify';
import type { Kernel } from './kernel.ts';

/*
 * How a module is built (platform/src/modules/<name>/):
 * index.ts its interface for code: `createWalletModule(kernel, deps)` returns an object of functions; nothing else of
 * a module is imported from outside. Registers its jobs, outbox subscribers, caller hooks and start and stop work.
 * routes/<resource>.ts its handlers, named as their contract file; routes.ts registers them: `registerWalletRoutes(app,
 * deps)`. Only handlers know what other modules offer to HTTP; nothing in the module knows its handlers.
 * *.tables.ts its tables. After a change: pnpm --filter @portal/platform migrations --name what-changed
 * Both interfaces are called from platform/src/modules.ts, the only place where modules meet.
 */

/** The shape of a module's factory. */
export type CreateModule<Api, Deps = undefined> = Deps extends undefined
  ? (kernel: Kernel) => Api
  : (kernel: Kernel, deps: Deps) => Api;

/** The shape of what registers a module's routes. */
export type RegisterRoutes<Api> = (app: FastifyInstance, api: Api) => void | Promise<void>;

type BoundFirst<Functions> = {
  [Name in keyof Functions]: Functions[Name] extends (first: never, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

/**
 * Gives functions their first argument: `bindFirst(kernel, { findGame })` offers `findGame(vassalage, gameCode)`. Makes a
 * module's interface of functions that take the kernel or the database first.
 */
export function bindFirst<First, Functions extends Record<string, (first: First, ...rest: never[]) => unknown>>(
  first: First,
  functions: Functions,
): BoundFirst<Functions> {
  const bound = Object.entries(functions).map(([name, run]) => [name, (...rest: never[]) => run(first, ...rest)]);
  return Object.fromEntries(bound) as BoundFirst<Functions>;
}
