import type { Call, CallOutput } from '@portal/shared/contract/calls/define-call';
import type { Kernel } from '../../../kernel/kernel.ts';
import { CallNotServed, callStudio, type StudioEndpoint } from './call-studio.ts';
import { sharedRead } from './shared-read.ts';
import { studioOrigins } from './studio-origins.ts';
import type { Studio } from './vendor-keys.ts';

interface StudioFeedDeps {
  studios(): Promise<Studio[]>;
  fetch: StudioEndpoint['fetch'];
}

/**
 * Reads what each studio answers now, by studio; one that does not answer as agreed in time is not in it. A value is
 * about the studio's own games only: who shows it leaves out the games of others.
 */
export interface StudioFeed<C extends Call> {
  (): Promise<ReadonlyMap<string, CallOutput<C>>>;
  /**
   * True after the start of the process while a studio has not answered yet, for half a minute at most. That it does not
   * serve the call is an answer.
   */
  isStarting(): boolean;
}

/** What players wait for a feed at most. */
const limits = { timeoutMs: 1500, maxBytes: 500_000 };
const cacheMs = 2000;
/** A studio that did not answer as agreed is not asked again for so long. */
const pauseMs = 15_000;
/** For so long after the start of the process a studio may be starting, too, and is asked again without a pause. */
const startMs = 30_000;

/**
 * Creates the reader of a call without input that every studio may serve. Answers are cached for two seconds, and all
 * readers of a process share one request to each studio.
 */
export function createStudioFeed<C extends Call>(kernel: Kernel, deps: StudioFeedDeps, call: C): StudioFeed<C> {
  const pausedUntil = new Map<string, number>();
  const now = () => kernel.clock.now().getTime();
  const startEnds = now() + startMs;
  const answered = new Set<string>();
  let askable: readonly string[] = [];
  const maybeStarting = (provider: string) => !answered.has(provider) && now() < startEnds;

  async function ask(provider: string, endpoint: StudioEndpoint): Promise<[string, CallOutput<C>][]> {
    try {
      const value = await callStudio(endpoint, call, {});
      pausedUntil.delete(provider);
      answered.add(provider);
      return [[provider, value]];
    } catch (error) {
      if (error instanceof CallNotServed) answered.add(provider);
      if (!pausedUntil.has(provider))
        kernel.logger.warn({ provider, path: call.path, error: String(error) }, 'no feed');
      pausedUntil.set(provider, now() + (maybeStarting(provider) ? 0 : pauseMs));
      return [];
    }
  }

  async function askAll(): ReturnType<StudioFeed<C>> {
    const [studios, origins] = await Promise.all([deps.studios(), studioOrigins(kernel)]);
    const known = studios.flatMap(({ provider, key }) => {
      const origin = origins.get(provider);
      return key && origin ? [{ provider, endpoint: { origin, key, fetch: deps.fetch, limits } }] : [];
    });
    askable = known.map(({ provider }) => provider);
    const asked = known
      .filter(({ provider }) => now() >= (pausedUntil.get(provider) ?? 0))
      .map(({ provider, endpoint }) => ask(provider, endpoint));
    return new Map((await Promise.all(asked)).flat());
  }

  return Object.assign(sharedRead(kernel.clock, cacheMs, askAll), { isStarting: () => askable.some(maybeStarting) });
}
