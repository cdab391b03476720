/** What the pages told of one version in the window, after the bounds on what one visitor and one address may say. */
export interface LoadFigures {
  /** All that was told. */
  loads: number;
  mounted: number;
  /** Visitors with whom it failed: of one visitor one failure counts. */
  failures: number;
  /** Addresses with which it failed. */
  failingAddresses: number;
  visitors: number;
}

/** When a version is taken back. */
export interface TakeBackLimits {
  failurePercent: number;
  times: number;
  loadsAtLeast: number;
  visitorsAtLeast: number;
  /** So many visitors of one address count. */
  visitorsPerAddress: number;
}

/**
 * True when a version fails so often that it has to go: above so many percent, above so many times the version before
 * it, over enough loads by enough visitors (DESIGN.md section 3, "Take-back"), and with more than one visitor and one
 * address. The version before speaks against that only with as many visitors: one alone neither takes back nor holds.
 */
export function judgeLoads(version: LoadFigures, before: LoadFigures, limits: TakeBackLimits): boolean {
  if (version.loads < limits.loadsAtLeast || version.visitors < limits.visitorsAtLeast) return false;
  if (version.failures < 2 || version.failingAddresses < addressesNeeded(limits)) return false;
  // Fractions are compared by their cross products: "above" means above.
  const of = (figures: LoadFigures) => figures.mounted + figures.failures;
  if (version.failures * 100 <= limits.failurePercent * of(version)) return false;
  if (before.visitors < limits.visitorsAtLeast) return true;
  return version.failures * of(before) > limits.times * before.failures * of(version);
}

/** Where enough visitors of one address count to take a version back, the operator lets one address do that. */
function addressesNeeded({ visitorsPerAddress, visitorsAtLeast }: TakeBackLimits): number {
  return visitorsPerAddress >= visitorsAtLeast ? 1 : 2;
}
