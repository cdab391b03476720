/** What pages reported about one version in the window, after the limits per visitor and address. */
export interface LoadFigures {
  /** All reported loads. */
  loads: number;
  mounted: number;
  /** Visitors with a failure; each counts once, whatever addresses it comes from. */
  failures: number;
  /** Addresses of those visitors; one address per visitor. */
  failingAddresses: number;
  visitors: number;
  /** Addresses of all visitors; one address per visitor. */
  addresses: number;
}

/** When a version is rolled back automatically. */
export interface RollbackLimits {
  failurePercent: number;
  times: number;
  loadsAtLeast: number;
  visitorsAtLeast: number;
  /** At most this many visitors of one address count. */
  visitorsPerAddress: number;
}

/**
 * True when a version has to be rolled back: it fails above the percentage and above the multiple of the version
 * before, over enough loads by enough visitors and addresses (docs/architecture.md 3). The version before
 * counts against this only with as many visitors and addresses: one household can neither cause nor prevent a rollback.
 */
export function judgeLoads(version: LoadFigures, before: LoadFigures, limits: RollbackLimits): boolean {
  return failsByItself(version, limits) && failsMoreThan(version, before, limits);
}

/**
 * True when a version is known to work: enough visitors at enough addresses report it, and it stays within the failure
 * limit.
 */
export function worksByItself(version: LoadFigures, limits: RollbackLimits): boolean {
  if (version.loads < limits.loadsAtLeast || version.visitors < limits.visitorsAtLeast) return false;
  if (version.addresses < addressesNeeded(limits)) return false;
  return failuresThatCount(version, limits) * 100 <= limits.failurePercent * of(version, limits);
}

/** The part of the rule that needs no comparison with another version. */
export function failsByItself(version: LoadFigures, limits: RollbackLimits): boolean {
  if (version.loads < limits.loadsAtLeast || version.visitors < limits.visitorsAtLeast) return false;
  if (version.failures < 2 || version.failingAddresses < addressesNeeded(limits)) return false;
  // Compares cross products instead of fractions, so that "above" is exact.
  return failuresThatCount(version, limits) * 100 > limits.failurePercent * of(version, limits);
}

function failsMoreThan(version: LoadFigures, before: LoadFigures, limits: RollbackLimits): boolean {
  if (before.visitors < limits.visitorsAtLeast || before.addresses < addressesNeeded(limits)) return true;
  const [failures, failuresBefore] = [failuresThatCount(version, limits), failuresThatCount(before, limits)];
  return failures * of(before, limits) > limits.times * failuresBefore * of(version, limits);
}

/**
 * Counts an address as one failure, whatever visitors it invents. Where the operator allows enough visitors of one
 * address to cause a rollback, each visitor counts.
 */
export function failuresThatCount({ failures, failingAddresses }: LoadFigures, limits: RollbackLimits): number {
  return isOneAddressEnough(limits) ? failures : failingAddresses;
}

function of(figures: LoadFigures, limits: RollbackLimits): number {
  return figures.mounted + failuresThatCount(figures, limits);
}

function addressesNeeded(limits: RollbackLimits): number {
  return isOneAddressEnough(limits) ? 1 : limits.visitorsAtLeast;
}

function isOneAddressEnough({ visitorsPerAddress, visitorsAtLeast }: RollbackLimits): boolean {
  return visitorsPerAddress >= visitorsAtLeast;
}
