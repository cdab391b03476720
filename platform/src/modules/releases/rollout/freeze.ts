import type { CallResult } from '@portal/shared/contract/calls/define-call';
import type { freezeReleases as freezeCall } from '@portal/shared/contract/releases/releases';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Registry } from '../registry/registry.ts';
import type { ReleaseFreezeRow } from '../registry/releases-repository.ts';

type FreezeWindow = CallResult<typeof freezeCall>;
type FreezeRegistry = Pick<Registry, 'repository' | 'clock' | 'database' | 'audit'>;

const dayMs = 86_400_000;
/** A forgotten freeze must not stop releases forever. */
const daysAtMost = 14;

/** Returns the freeze window that is open now. */
export async function openFreeze(registry: Pick<Registry, 'repository' | 'clock'>): Promise<FreezeWindow | undefined> {
  const row = await registry.repository.lastFreeze();
  return row && row.act === 'freeze' && row.until > registry.clock.now() ? windowOf(row) : undefined;
}

export async function refuseWhenFrozen(registry: Pick<Registry, 'repository' | 'clock'>): Promise<void> {
  const freeze = await openFreeze(registry);
  if (!freeze) return;
  throw new Refusal('release_frozen', { fields: { until: `${freeze.until} by ${freeze.who}: ${freeze.why}` } });
}

/** Opens a freeze window, or moves the end of the one that is open. */
export async function freezeReleases(
  registry: FreezeRegistry,
  { until, why }: { until: string; why: string },
  who: string,
): Promise<FreezeWindow> {
  const end = new Date(until);
  return registry.database.transaction(async () => {
    await registry.repository.lockHistory();
    const at = registry.clock.now();
    if (end <= at) throw new Refusal('freeze_in_the_past');
    if (end.getTime() - at.getTime() > daysAtMost * dayMs) {
      throw new Refusal('freeze_too_long', { params: { days: daysAtMost } });
    }
    await registry.repository.addFreeze({ act: 'freeze', at, until: end, who, why });
    const detail = { until: end.toISOString() };
    await registry.audit({ who, act: 'freeze-releases', target: 'releases', why, detail });
    return windowOf({ until: end, who, why });
  });
}

/** Ends the freeze window before its time. */
export async function thawReleases(registry: FreezeRegistry, why: string, who: string): Promise<void> {
  await registry.database.transaction(async () => {
    await registry.repository.lockHistory();
    const freeze = await openFreeze(registry);
    if (!freeze) throw new Refusal('not_frozen');
    const at = registry.clock.now();
    await registry.repository.addFreeze({ act: 'thaw', at, until: at, who, why });
    await registry.audit({ who, act: 'thaw-releases', target: 'releases', why, detail: freeze });
  });
}

function windowOf({ until, who, why }: Pick<ReleaseFreezeRow, 'until' | 'who' | 'why'>): FreezeWindow {
  return { until: until.toISOString(), who, why };
}
