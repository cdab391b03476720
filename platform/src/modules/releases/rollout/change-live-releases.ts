import { Refusal } from '../../../kernel/calls/refusal.ts';
import { lineOf } from '../registry/live-versions.rules.ts';
import type { Registry } from '../registry/registry.ts';
import { type RegistryState, readState } from '../registry/registry-state.ts';
import { refuseWhenFrozen } from './freeze.ts';
import type { CompositionChange, LiveChange, LiveRelease, SetChange } from './live-change.ts';
import { refuseIncompatibleChanges } from './refuse-incompatible-change.ts';
import { writeAndAnnounce } from './write-and-announce.ts';

/** Chooses what to put live from the current state; throws a Refusal when there is nothing to choose. */
type ChooseChange<Change = LiveChange> = (state: RegistryState) => Promise<Change>;

/** Bounds the retries against other processes; changes within one process are queued. */
const attemptsAtMost = 20;

/** Puts one release live; changeLiveReleases does the same for several. */
export async function changeLiveRelease(registry: Registry, choose: ChooseChange): Promise<CompositionChange> {
  const { sequence, releases } = await changeLiveReleases(registry, async (state) => [await choose(state)]);
  const [only] = releases;
  if (!only) throw new Error('a change of no release');
  return { sequence, ...only };
}

/**
 * Adds an act for each release to the history, all or none, and writes the one new composition. Concurrent changes
 * become consecutive compositions: the second is chosen again from the result of the first.
 */
export function changeLiveReleases(
  registry: Registry,
  choose: ChooseChange<readonly LiveChange[]>,
): Promise<SetChange> {
  return registry.runSerially(async () => {
    for (let attempt = 1; attempt <= attemptsAtMost; attempt += 1) {
      const state = await readState(registry.repository);
      const changes = await choose(state);
      for (const change of changes) refuseWhenMoved(state, change);
      if (!changes.every(({ despiteFreeze }) => despiteFreeze)) await refuseWhenFrozen(registry);
      await refuseIncompatibleChanges(registry, state, changes);
      const before = state.acts.at(-1)?.sequence ?? 0;
      const releases = changes.map((change) => liveReleaseAfter(state, change));
      if (!(await addActs(registry, state, changes, releases))) continue;
      const sequence = before + changes.length;
      await writeAndAnnounce(registry, sequence);
      return { sequence, releases };
    }
    throw new Refusal('conflict');
  });
}

/** Two operators who decide by the same state must not move it two steps. */
function refuseWhenMoved({ acts }: RegistryState, { name, from }: LiveChange): void {
  if (!from) return;
  const { versions, candidate } = lineOf(acts, name);
  const isSameShare = from.percent === undefined || candidate?.percent === from.percent;
  if (versions[0] === from.live && candidate?.version === from.candidate && isSameShare) return;
  const beside = candidate ? ` beside ${candidate.version} for ${candidate.percent} %` : '';
  throw new Refusal('conflict', { fields: { from: `${versions[0] ?? 'nothing'} is live${beside}` } });
}

function liveReleaseAfter(state: RegistryState, change: LiveChange): LiveRelease {
  const { versions, candidate } = lineOf([...state.acts, change], change.name);
  return { name: change.name, live: versions[0] ?? change.version, ...(candidate && { candidate }) };
}

/** Another act took a sequence number of this set: what was written of it is undone. */
class Superseded extends Error {}

/** Writes acts, audit lines and notifications together or not at all; returns false when another change came first. */
async function addActs(
  registry: Registry,
  { acts }: RegistryState,
  changes: readonly LiveChange[],
  after: readonly LiveRelease[],
): Promise<boolean> {
  const before = acts.at(-1)?.sequence ?? 0;
  const set = changes.map(({ name, version }) => `${name} ${version}`);
  try {
    await registry.database.transaction(async () => {
      await registry.repository.lockHistory();
      // A higher number is free after a resume too, so a stale state has to be judged again.
      if (((await registry.repository.newestActs(1))[0]?.sequence ?? 0) !== before) throw new Superseded();
      for (const [index, change] of changes.entries()) {
        const isLive = lineOf(acts, change.name).versions[0] === change.version;
        // Deletions take the same lock (with-release-removal.ts); the release existed when it was judged. A live version stays
        // live without its files, because only its candidate ends.
        if (!isLive) await refuseWhenForgotten(registry, change.name, change.version);
        await addAct(registry, change, before + index + 1, set);
        await change.notify?.(after[index]?.live ?? change.version);
      }
    });
    return true;
  } catch (error) {
    if (error instanceof Superseded) return false;
    throw error;
  }
}

async function addAct(registry: Registry, change: LiveChange, sequence: number, set: readonly string[]): Promise<void> {
  const { despiteFreeze, despiteIncompatibility, notify: _notify, from: _from, ...act } = change;
  const { name, version, percent, why, who } = act;
  // Checked again: a freeze may have begun meanwhile.
  if (!despiteFreeze) await refuseWhenFrozen(registry);
  if (!(await registry.repository.addAct({ ...act, sequence, at: registry.clock.now() }))) throw new Superseded();
  const together = set.length > 1 && { together: set };
  const despiteMisfit = despiteIncompatibility && { despiteMisfit: true };
  const detail = { sequence, percent, despiteFreeze, ...despiteMisfit, ...together };
  await registry.audit({ who, act: `${act.act}-release`, target: `${name} ${version}`, why, detail });
}

async function refuseWhenForgotten({ store }: Registry, name: string, version: string): Promise<void> {
  if (!(await store.versionsOf(name)).includes(version)) throw new Refusal('conflict');
}
