import { readFileSync } from 'node:fs';

/** The product that the run has started, as the workers need to know it. */
export interface RunningProduct {
  address: string;
  vendorAddress: string;
  dataDir: string;
  /** Host and port of the Auth emulator. */
  identityHost: string;
}

const variable = 'PORTAL_E2E_PRODUCT';

export function announceProduct(file: string): void {
  process.env[variable] = file;
}

export function runningProduct(): RunningProduct {
  const file = process.env[variable];
  if (!file) throw new Error('no product was started for this run');
  return JSON.parse(readFileSync(file, 'utf8'));
}
