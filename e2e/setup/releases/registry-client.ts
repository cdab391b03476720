import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import {
  listReleases,
  promoteRelease,
  publishRelease,
  type ReleaseName,
  rollbackRelease,
} from '@portal/shared/contract/releases/releases';
import { operatorCall } from '../operator-api.ts';
import type { VersionChange } from './container-code.rules.ts';
import { manifestOf, type ReleaseFolder, reversion } from './reversion.rules.ts';
import { readRelease, storedAt } from './stored-release.ts';

export type RemoteName = Exclude<ReleaseName, 'shell'>;
export const remoteNames: readonly RemoteName[] = [
  'remote-games',
  'remote-member-centre',
  'remote-agent-centre',
  'remote-lottery',
];

type Listed = CallOutput<typeof listReleases>['releases'][number];
const why = 'a case of releases';
/** First minor version for tests, above those that a start or a command would use. */
const firstPatch = 101;

/** What a test does in the registry of the running product, as operator. */
export function registryClient(dataDir: string) {
  const list = () => operatorCall(dataDir, listReleases, {});

  async function inState(name: ReleaseName, state: Listed['state']): Promise<string | undefined> {
    return (await list()).releases.find((row) => row.name === name && row.state === state)?.version;
  }

  async function live(name: ReleaseName): Promise<string> {
    const version = await inState(name, 'live');
    if (!version) throw new Error(`${name} has nothing live`);
    return version;
  }

  async function nextVersion(name: ReleaseName): Promise<string> {
    const used = (await list()).releases.filter((row) => row.name === name).map(({ version }) => version);
    const [major, minor] = (await live(name)).split('.').map(Number);
    for (let patch = firstPatch; ; patch += 1) {
      const version = `${major}.${minor}.${patch}`;
      if (!used.includes(version)) return version;
    }
  }

  async function publishFolder(folder: ReleaseFolder): Promise<string> {
    const { name, version } = manifestOf(folder);
    const files = Object.fromEntries([...folder].map(([path, bytes]) => [path, bytes.toString('base64')]));
    await operatorCall(dataDir, publishRelease, { name: name as ReleaseName, version, files });
    return version;
  }

  /** Stores a new version derived from the named one, by default the live one, without making it live. */
  async function publish(name: ReleaseName, change: VersionChange = {}, from?: string): Promise<string> {
    const source = await readRelease(storedAt(dataDir, name, from ?? (await live(name))));
    return publishFolder(reversion(source, await nextVersion(name), change));
  }

  const promote = (name: ReleaseName, version: string, percent?: number) =>
    operatorCall(dataDir, promoteRelease, { name, version, why, ...(percent !== undefined && { percent }) });
  const rollBack = (name: ReleaseName, to?: string) =>
    operatorCall(dataDir, rollbackRelease, { name, why, ...(to !== undefined && { to }) });

  /** Publishes a changed copy of the live version and makes it live. */
  async function release(name: ReleaseName, change: VersionChange = {}): Promise<string> {
    const version = await publish(name, change);
    await promote(name, version);
    return version;
  }

  /** Rolls back to a version and removes later ones; does nothing if it is the only one. */
  async function restore(name: ReleaseName, version: string): Promise<void> {
    if (await inState(name, 'candidate')) await rollBack(name);
    if ((await live(name)) !== version) await rollBack(name, version);
  }

  return { list, live, inState, publish, publishFolder, promote, rollBack, release, putBack: restore };
}

export type RegistryClient = ReturnType<typeof registryClient>;
