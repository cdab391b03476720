import { Refusal } from '../../kernel/refusal.ts';
import { checkChange } from './check-change.ts';
import { refuseWhenFrozen } from './freeze.ts';
import type { CompositionChange, LiveChange } from './live-change.ts';
import { lineOf } from './live-versions.rules.ts';
import type { Registry } from './registry.ts';
import { type RegistryState, readState } from './registry-state.ts';
import { tellEverybody } from './tell-everybody.ts';

/** Chooses what to put live from what is there; throws a Refusal when there is nothing to choose. */
export type ChooseChange = (state: RegistryState) => Promise<LiveChange>;

/** Processes that put something live at once; inside one process they wait for each other. */
const attemptsAtMost = 20;

/**
 * Adds an act to the history and writes the new composition. Two operators at once get two compositions one after the
 * other: who comes second decides again from what the first has left.
 */
export function putLive(registry: Registry, choose: ChooseChange): Promise<CompositionChange> {
  return registry.inTurn(async () => {
    for (let attempt = 1; attempt <= attemptsAtMost; attempt += 1) {
      const state = await readState(registry.repository);
      const change = await choose(state);
      refuseWhenMoved(state, change);
      if (!change.despiteFreeze) await refuseWhenFrozen(registry);
      await checkChange(registry, state, change);
      const sequence = (state.acts.at(-1)?.sequence ?? 0) + 1;
      const stands = standing(state, change);
      if (!(await addAct(registry, change, sequence, stands.live))) continue;
      await tellEverybody(registry, sequence);
      return { sequence, name: change.name, ...stands };
    }
    throw new Refusal('conflict');
  });
}

/** Two who decide by the same figures must not go two steps. */
function refuseWhenMoved({ acts }: RegistryState, { name, from }: LiveChange): void {
  if (!from) return;
  const { versions, candidate } = lineOf(acts, name);
  const isSameShare = from.percent === undefined || candidate?.percent === from.percent;
  if (versions[0] === from.live && candidate?.version === from.candidate && isSameShare) return;
  const beside = candidate ? ` beside ${candidate.version} for ${candidate.percent} %` : '';
  throw new Refusal('conflict', { fields: { from: `${versions[0] ?? 'nothing'} is live${beside}` } });
}

function standing(state: RegistryState, change: LiveChange): Pick<CompositionChange, 'live' | 'candidate'> {
  const { versions, candidate } = lineOf([...state.acts, change], change.name);
  return { live: versions[0] ?? change.version, ...(candidate && { candidate }) };
}

/** The act, its audit line and what is told of it stand together or not at all. */
async function addAct(registry: Registry, change: LiveChange, sequence: number, live: string): Promise<boolean> {
  const { despiteFreeze, despiteMisfit, tell, from: _, ...act } = change;
  const { name, version, percent, why, who } = act;
  const { repository } = registry;
  return registry.database.transaction(async () => {
    await repository.holdOrder();
    // Asked again: somebody may have frozen while this was judged.
    if (!despiteFreeze) await refuseWhenFrozen(registry);
    if (act.act === 'promote') await refuseWhenForgotten(registry, name, version);
    if (!(await repository.addAct({ ...act, sequence, at: registry.clock.now() }))) return false;
    const target = `${name} ${version}`;
    const detail = { sequence, percent, despiteFreeze, ...(despiteMisfit && { despiteMisfit }) };
    await registry.audit({ who, act: `${act.act}-release`, target, why, detail });
    await tell?.(live);
    return true;
  });
}

/** Old releases are forgotten in the same order (forget-releases.ts); this one was there when it was judged. */
async function refuseWhenForgotten({ store }: Registry, name: string, version: string): Promise<void> {
  if (!(await store.versionsOf(name)).includes(version)) throw new Refusal('conflict');
}
