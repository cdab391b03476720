import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import { promoteReleaseSet, rollbackReleaseSet } from '@portal/shared/contract/releases/release-sets';
import { listReleases, type ReleaseName } from '@portal/shared/contract/releases/releases';
import { CommandProblem, type OperatorClient } from '../command/operator-client.ts';
import { readName, readVersion } from './read-release.ts';
import { releaseStateOf } from './release-state.rules.ts';

interface NamedWord {
  name: ReleaseName;
  /** Absent if a rollback finds it by itself. */
  version: string | undefined;
}

/** `shell@2.0.0` or, for a rollback, `shell`. */
function readNamed(word: string): NamedWord {
  const [name, version, ...more] = word.split('@');
  if (more.length > 0) throw new CommandProblem('invalid_input', `${word} is not a release. Give name@1.2.3.`);
  return { name: readName(name), version: version === undefined ? undefined : readVersion(version) };
}

/** Puts several releases live in one composition, all or none. */
export async function promoteSet(client: OperatorClient, words: readonly string[], why: string | undefined) {
  const releases = words.map(readNamed).map(({ name, version }) => {
    if (version === undefined) throw new CommandProblem('invalid_input', `Which version:  ${name}@1.2.3`);
    return { name, version };
  });
  const listed = (await client.call(listReleases, {})).releases;
  const asked = releases.map((release) => ({ ...release, from: releaseStateOf(listed, release.name) }));
  return setText(await client.call(promoteReleaseSet, { releases: asked, why }));
}

/** Takes several releases back in one composition, all or none. */
export async function rollbackSet(
  client: OperatorClient,
  words: readonly string[],
  insisted: { why: string; despiteFreeze: true | undefined; despiteMisfit: true | undefined },
) {
  const releases = words.map(readNamed);
  const listed = (await client.call(listReleases, {})).releases;
  const asked = releases.map(({ name, version }) => ({ name, to: version, from: releaseStateOf(listed, name) }));
  return setText(await client.call(rollbackReleaseSet, { releases: asked, ...insisted }));
}

function setText({ sequence, releases }: CallOutput<typeof promoteReleaseSet>): string {
  const live = releases.map(({ name, live }) => `${name} ${live}`).join(', ');
  return `${live} ${releases.length === 1 ? 'is' : 'are'} live with composition ${sequence}.`;
}
