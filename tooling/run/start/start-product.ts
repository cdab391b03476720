import path from 'node:path';
import { root } from '@portal/build/webpack/workspace';
import { CommandProblem } from '@portal/cli/command/operator-client';
import { removeProductFile, writeProductFile } from '@portal/cli/command/product-file';
import { createStartProgress, type StartStep } from '@portal/platform/kernel/start/progress';
import { loadSigningKeys, publicKeySet } from '@portal/platform/modules/releases/composition/signing-keys';
import type { ReleaseName } from '@portal/shared/contract/releases/releases';
import { buildMissing, buildStep, missingBuilds } from './builds/builds.ts';
import { buildConsole, consoleFolder } from './builds/console-build.ts';
import { lockData } from './processes/data-lock.ts';
import { checkPorts, freePorts, type Ports } from './processes/ports.ts';
import { type ServerName, startServers } from './processes/servers.ts';
import { planReleases, publishPlanned } from './releases/plan-releases.ts';

/** Outside a demo the machine's operator has no role, and releases are published by people. */
const publisherProblems = ['not_allowed', 'operator_login_required'];

export interface ProductOptions {
  dataDir: string;
  /** Left out: free ones. */
  ports?: Ports;
  /** Variables for the servers beyond those of this process. */
  env?: NodeJS.ProcessEnv;
  /** One line about what happens now. */
  print?: (line: string) => void;
  /** A step of the start began or ended. */
  onStep?: (step: StartStep) => void;
  /** Called when a server ended by itself. Default: an unhandled failure is only logged. */
  onLost?: (name: string, logFile: string) => void;
}

export interface Product {
  /** Address for players, `http://localhost:8080`. */
  address: string;
  vendorAddress: string;
  /** Of the operator console and the operators' API. */
  operatorAddress: string;
  ports: Ports;
  dataDir: string;
  pids(): Record<ServerName, number>;
  /** Ends one server the hard way, as a power cut of that process would. */
  kill(name: ServerName): Promise<void>;
  /** Starts a server that was ended and waits until it is ready. */
  revive(name: ServerName): Promise<void>;
  /** Asks one server to end and starts it again. */
  restart(name: ServerName): Promise<void>;
  /** Builds changed releases again and puts the current sources live, even if they equal an earlier version. */
  refresh(names: readonly ReleaseName[]): Promise<void>;
  /** Ends all servers and gives the data folder back. */
  stop(): Promise<void>;
}

/** Starts the whole product: keys, missing releases, servers, publication; resolves when it is usable. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const print = options.print ?? (() => {});
  const dataDir = path.resolve(root, options.dataDir);
  const lock = lockData(dataDir);
  try {
    const ports = options.ports ?? (await freePorts());
    if (lock.wasStale) print('the last start ended without cleaning up; its lock is taken over');
    // The servers of a start that was killed need a moment to notice it and to give up their ports.
    await checkPorts(ports, lock.wasStale ? 10_000 : 0);
    const builtConsole = consoleFolder();
    const env: NodeJS.ProcessEnv = { OPERATOR_CONSOLE_DIR: builtConsole, ...process.env, ...options.env };
    const keys = publicKeySet(await loadSigningKeys(path.join(dataDir, 'keys'), env.COMPOSITION_KEYS));
    const { onLost, onStep } = options;
    const servers = startServers({ dataDir, ports, env, onLost, onStep });
    const { during, expect } = createStartProgress((step) => {
      servers.note(step);
      onStep?.(step);
    });
    const address = `http://localhost:${ports.platform}`;
    const vendorAddress = `http://localhost:${ports.vendor}`;
    const operatorAddress = `http://localhost:${ports.operator}`;
    const stop = async () => {
      await servers.stop();
      await removeProductFile(dataDir);
      lock.release();
    };
    const release = async (names?: readonly ReleaseName[], isSaved = false) => {
      const planned = planReleases(dataDir, keys, names);
      expect([...missingBuilds(planned).map(buildStep), 'publication']);
      await Promise.all([buildMissing(planned, keys, during), servers.ready()]);
      const publish = () => publishPlanned(dataDir, planned, keys, { during, print }, { isSaved });
      await during('publication', publish).catch((error: unknown) => {
        if (!(error instanceof CommandProblem && publisherProblems.includes(error.code))) throw error;
        print('nothing was published: outside a demo somebody with the role release logs in first:');
        print('  npm run operator -- login <username>, then npm start again');
      });
    };
    try {
      await Promise.all([release(), buildConsole(builtConsole, during, print)]);
      await writeProductFile(dataDir, { address, vendorAddress, pid: process.pid });
    } catch (error) {
      await servers.stop();
      throw error;
    }
    const { pids, kill, revive, restart } = servers;
    const refresh = (names: readonly ReleaseName[]) => release(names, true);
    return { address, vendorAddress, operatorAddress, ports, dataDir, pids, kill, revive, restart, refresh, stop };
  } catch (error) {
    lock.release();
    throw error;
  }
}
