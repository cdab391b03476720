import path from 'node:path';
import { loadSigningKeys, publicKeySet } from '../../platform/src/modules/releases/signing-keys.ts';
import { operatorClient, readOperatorAccess } from '../cli/operator-client.ts';
import { packageVersion, releaseNames, root } from '../webpack/places.ts';
import type { PublicKeys } from '../webpack/shell-config.ts';
import { buildMissing, type PlannedRelease, plannedRelease, releaseSources } from './builds.ts';
import { type DataLock, lockData } from './data-lock.ts';
import { checkPorts, freePorts, type Ports } from './ports.ts';
import { removeProductFile, writeProductFile } from './product-file.ts';
import { publishBuilt } from './publish-built.ts';
import { readPublishedSources, storedVersions, writePublishedSources } from './published-sources.ts';
import { type ServerName, type Servers, startServers } from './servers.ts';
import { chooseVersion } from './version-choice.rules.ts';

export interface ProductOptions {
  dataDir: string;
  /** Left out: three free ones. */
  ports?: Ports;
  /** Variables for the servers beyond those of this process. */
  env?: NodeJS.ProcessEnv;
  /** Servers restart when their sources change. */
  watch?: boolean;
  /** One line about what happens now. */
  say?: (line: string) => void;
  /** A server ended by itself. Default: an unhandled failure is only said. */
  onLost?: (name: string, logFile: string) => void;
}

export interface Product {
  /** Address for players, `http://localhost:8080`. */
  address: string;
  vendorAddress: string;
  ports: Ports;
  dataDir: string;
  pids(): Record<ServerName, number>;
  /** Ends one server the hard way, as a power cut of that process would. */
  kill(name: ServerName): Promise<void>;
  /** Starts a server that was ended and waits until it is ready. */
  revive(name: ServerName): Promise<void>;
  /** Ends all servers and gives the data folder back. */
  stop(): Promise<void>;
}

/** Brings up the whole product: keys, releases that are missing, servers, publication; resolves when it can be used. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const say = options.say ?? (() => {});
  const dataDir = path.resolve(root, options.dataDir);
  const lock = lockData(dataDir);
  try {
    const ports = options.ports ?? (await freePorts());
    await checkPorts(ports, lock.wasStale ? 10_000 : 0);
    if (lock.wasStale) say('the last start ended without cleaning up; its lock is taken over');
    const keys = publicKeySet(await loadSigningKeys(path.join(dataDir, 'keys'), options.env?.COMPOSITION_KEYS));
    const planned = planReleases(dataDir, keys);
    const servers = startServers({ ...options, dataDir, ports });
    try {
      await Promise.all([buildMissing(planned, keys, say), servers.ready()]);
      await publish(dataDir, planned, say);
    } catch (error) {
      await servers.stop();
      throw error;
    }
    const product = productOf(servers, ports, dataDir, lock);
    const { address, vendorAddress } = product;
    await writeProductFile(dataDir, { address, vendorAddress, pid: process.pid });
    return product;
  } catch (error) {
    lock.release();
    throw error;
  }
}

function planReleases(dataDir: string, keys: PublicKeys): PlannedRelease[] {
  const published = readPublishedSources(dataDir);
  return releaseNames.map((name) => {
    const sources = releaseSources(name, keys);
    const version = chooseVersion({
      packageVersion: packageVersion(path.join(root, name)),
      sources,
      published: published[name] ?? {},
      stored: storedVersions(dataDir, name),
    });
    return plannedRelease(name, version, sources);
  });
}

async function publish(
  dataDir: string,
  planned: readonly PlannedRelease[],
  say: (line: string) => void,
): Promise<void> {
  const published = readPublishedSources(dataDir);
  const client = operatorClient(await readOperatorAccess(dataDir));
  const built = planned.map((release) => ({
    ...release,
    isNew: published[release.name]?.[release.sources] === undefined,
  }));
  const promoted = await publishBuilt(client, built);
  if (promoted.length > 0) say(`live now: ${promoted.join(', ')}`);
  for (const { name, sources, version } of built) published[name] = { ...published[name], [sources]: version };
  await writePublishedSources(dataDir, published);
}

function productOf(servers: Servers, ports: Ports, dataDir: string, lock: DataLock): Product {
  return {
    address: `http://localhost:${ports.platform}`,
    vendorAddress: `http://localhost:${ports.vendor}`,
    ports,
    dataDir,
    pids: servers.pids,
    kill: servers.kill,
    revive: servers.revive,
    async stop() {
      await servers.stop();
      await removeProductFile(dataDir);
      lock.release();
    },
  };
}
