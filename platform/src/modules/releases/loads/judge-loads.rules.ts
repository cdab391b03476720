/** What the pages told of one version in the window, after the bounds on what one visitor and one address may say. */
export interface LoadFigures {
  /** All that was told. */
  loads: number;
  mounted: number;
  /** Visitors with whom it failed: of one visitor one failure counts, whatever addresses it comes from. */
  failures: number;
  /** Addresses of those visitors; a visitor with several has one of them here. */
  failingAddresses: number;
  visitors: number;
  /** Addresses of all visitors, each visitor again with one. */
  addresses: number;
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
 * it, over enough loads by enough visitors (docs/architecture.md 3, "Take-back"), and with as many addresses as visitors
 * are needed. The version before speaks against that only from as many: a household neither takes back nor holds.
 */
export function judgeLoads(version: LoadFigures, before: LoadFigures, limits: TakeBackLimits): boolean {
  return failsByItself(version, limits) && failsMoreThan(version, before, limits);
}

/** True of what is known to work: enough visitors at enough addresses tell of it, and it does not fail more than it may. */
export function worksByItself(version: LoadFigures, limits: TakeBackLimits): boolean {
  if (version.loads < limits.loadsAtLeast || version.visitors < limits.visitorsAtLeast) return false;
  if (version.addresses < addressesNeeded(limits)) return false;
  return failuresThatCount(version, limits) * 100 <= limits.failurePercent * of(version, limits);
}

/** The part of the rule that needs no other version to compare with. */
export function failsByItself(version: LoadFigures, limits: TakeBackLimits): boolean {
  if (version.loads < limits.loadsAtLeast || version.visitors < limits.visitorsAtLeast) return false;
  if (version.failures < 2 || version.failingAddresses < addressesNeeded(limits)) return false;
  // Fractions are compared by their cross products: "above" means above.
  return failuresThatCount(version, limits) * 100 > limits.failurePercent * of(version, limits);
}

function failsMoreThan(version: LoadFigures, before: LoadFigures, limits: TakeBackLimits): boolean {
  if (before.visitors < limits.visitorsAtLeast || before.addresses < addressesNeeded(limits)) return true;
  const [failures, failuresBefore] = [failuresThatCount(version, limits), failuresThatCount(before, limits)];
  return failures * of(before, limits) > limits.times * failuresBefore * of(version, limits);
}

/**
 * An address is one voice for failures, whatever visitors it makes up. Where the operator lets enough visitors of one
 * address count to take a version back, each visitor is one.
 */
export function failuresThatCount({ failures, failingAddresses }: LoadFigures, limits: TakeBackLimits): number {
  return isOneAddressEnough(limits) ? failures : failingAddresses;
}

function of(figures: LoadFigures, limits: TakeBackLimits): number {
  return figures.mounted + failuresThatCount(figures, limits);
}

function addressesNeeded(limits: TakeBackLimits): number {
  return isOneAddressEnough(limits) ? 1 : limits.visitorsAtLeast;
}

function isOneAddressEnough({ visitorsPerAddress, visitorsAtLeast }: TakeBackLimits): boolean {
  return visitorsPerAddress >= visitorsAtLeast;
}
