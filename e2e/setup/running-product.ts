import { readFileSync } from 'node:fs';

/** Servers of remotes with origins of their own (E2E_SHAPE=edge), by the name of the remote. */
export interface EdgeOfRun {
  remotes: Record<string, string>;
  pids: Record<string, number>;
}

/** The product of the run, as the workers see it. */
export interface RunningProduct {
  address: string;
  vendorAddress: string;
  /** The platform itself; behind an edge it has an address of its own. */
  platformAddress: string;
  /** Origin of the frames for scripts of others. */
  scriptsOrigin: string;
  /** Set only where remotes have servers of their own. */
  edge?: EdgeOfRun;
  dataDir: string;
  /** Host and port of the Auth emulator; absent in a run without cases of the identity provider. */
  identityHost?: string | undefined;
}

const variable = 'PORTAL_E2E_PRODUCT';

export function announceProduct(file: string): void {
  process.env[variable] = file;
}

/** Whether a product for this run is already running. */
export function isProductAnnounced(): boolean {
  return process.env[variable] !== undefined;
}

export function runningProduct(): RunningProduct {
  const file = process.env[variable];
  if (!file) throw new Error('no product was started for this run');
  return JSON.parse(readFileSync(file, 'utf8'));
}
