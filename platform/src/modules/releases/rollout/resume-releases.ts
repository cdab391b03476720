import { Refusal } from '../../../kernel/calls/refusal.ts';
import { lineOf } from '../registry/live-versions.rules.ts';
import type { Registry } from '../registry/registry.ts';
import type { CompositionChange } from './live-change.ts';
import { writeAndAnnounce } from './write-and-announce.ts';

/**
 * Continues above a sequence that browsers have seen. A restored database is behind them, and they refuse older
 * compositions. What is live stays: the act names the shell that is live already.
 * @throws Refusal `nothing_live_yet`, and `conflict` when something is put live meanwhile
 */
export function resumeReleases(
  registry: Registry,
  { above, why, who }: { above: number; why: string; who: string },
): Promise<CompositionChange> {
  return registry.runSerially(async () => {
    const { sequence, version } = await registry.database.transaction(async () => {
      await registry.repository.lockHistory();
      const acts = await registry.repository.acts();
      const [version] = lineOf(acts, 'shell').versions;
      if (version === undefined) throw new Refusal('nothing_live_yet');
      const sequence = Math.max(acts.at(-1)?.sequence ?? 0, above) + 1;
      const act = { act: 'promote' as const, name: 'shell' as const, version, percent: 100, why, who };
      if (!(await registry.repository.addAct({ ...act, sequence, at: registry.clock.now() })))
        throw new Refusal('conflict');
      await registry.audit({
        who,
        act: 'resume-releases',
        target: `shell ${version}`,
        why,
        detail: { above, sequence },
      });
      return { sequence, version };
    });
    await writeAndAnnounce(registry, sequence);
    return { sequence, name: 'shell', live: version };
  });
}
