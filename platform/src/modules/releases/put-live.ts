import { contractVersion } from '@portal/shared/contract/constants';
import type { ReleaseName } from '@portal/shared/contract/operator/release-calls';
import { Refusal } from '../../kernel/refusal.ts';
import { liveStateAfter, whatBreaks } from './live-set.rules.ts';
import { versionsOnceLive } from './live-versions.rules.ts';
import type { Registry } from './registry.ts';
import type { ReleaseActRow, ReleaseRow } from './releases-repository.ts';

export interface LiveChange {
  act: 'promote' | 'rollback';
  name: ReleaseName;
  version: string;
  why: string;
  who: string;
}

export interface RegistryState {
  acts: ReleaseActRow[];
  rows: ReleaseRow[];
}

/** Chooses what to put live from what is there; throws a Refusal when there is nothing to choose. */
export type ChooseChange = (state: RegistryState) => Promise<LiveChange>;

const attemptsAtMost = 5;

/**
 * Adds an act to the history and writes the new composition. Two operators at once get two compositions one after the
 * other: who comes second decides again from what the first has left.
 */
export async function putLive(registry: Registry, choose: ChooseChange) {
  for (let attempt = 1; attempt <= attemptsAtMost; attempt += 1) {
    const state = await readState(registry);
    const change = await choose(state);
    await checkChange(registry, state, change);
    const sequence = (state.acts.at(-1)?.sequence ?? 0) + 1;
    if (!(await addAct(registry, change, sequence))) continue;
    await registry.site.refresh();
    registry.announce(sequence);
    return { sequence, name: change.name, live: change.version };
  }
  throw new Refusal('conflict');
}

async function readState({ repository }: Registry): Promise<RegistryState> {
  return { acts: await repository.acts(), rows: await repository.all() };
}

/** The act and its audit line stand together or not at all. */
async function addAct(registry: Registry, change: LiveChange, sequence: number): Promise<boolean> {
  const { act, name, version, why, who } = change;
  return registry.database.transaction(async () => {
    if (!(await registry.repository.addAct({ ...change, sequence, at: registry.clock.now() }))) return false;
    const target = `${name} ${version}`;
    await registry.audit({ who, act: `${act}-release`, target, why, detail: { sequence } });
    return true;
  });
}

async function checkChange({ store }: Registry, { acts, rows }: RegistryState, change: LiveChange): Promise<void> {
  const row = rows.find(({ name, version }) => name === change.name && version === change.version);
  if (!row)
    throw new Refusal('not_found', { fields: { version: `${change.name} ${change.version} was never published` } });
  if (versionsOnceLive(acts, change.name)[0] === change.version) throw new Refusal('already_live');
  const stored = await store.stateOf(row.manifest);
  if (stored !== 'whole') {
    throw new Refusal('not_found', { fields: { version: `files of ${change.name} ${change.version} are ${stored}` } });
  }
  const manifests = rows.map(({ manifest }) => manifest);
  const broken = whatBreaks(liveStateAfter([...acts, change], manifests), contractVersion);
  if (broken.length > 0) throw new Refusal('release_does_not_fit', { fields: { version: broken.join('; ') } });
}
