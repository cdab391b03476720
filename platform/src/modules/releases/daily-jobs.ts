import type { Kernel } from '../../kernel/kernel.ts';
import type { Registry } from './registry/registry.ts';
import type { NamedRelease } from './retention/forget-releases.rules.ts';
import { forgetReleases } from './retention/forget-releases.ts';

/** Adds the daily jobs: sign the live composition again, and delete old releases. */
export function addDailyJobs(
  jobs: Kernel['jobs'],
  registry: Registry,
  previewed: () => Promise<readonly NamedRelease[]>,
): void {
  const daily = { periodsDue: (now: Date) => [now.toISOString().slice(0, 10)], ownTransactions: true } as const;
  const { site, announce } = registry;
  jobs.add({
    ...daily,
    name: 'sign-composition',
    run: async () => {
      await site.refresh();
      announce(site.current()?.sequence ?? 0);
    },
  });
  jobs.add({ ...daily, name: 'forget-releases', run: () => forgetReleases(registry, previewed) });
}
