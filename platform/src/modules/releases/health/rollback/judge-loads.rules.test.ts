import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeLoads, type LoadFigures, worksByItself } from './judge-loads.rules.ts';

const limits = { failurePercent: 5, times: 3, loadsAtLeast: 20, visitorsAtLeast: 5, visitorsPerAddress: 3 };
const nothing = figures(0, 0, 0);

/** Each failure comes from another visitor at another address. */
function figures(mounted: number, failures: number, visitors: number): LoadFigures {
  return { loads: mounted + failures, mounted, failures, failingAddresses: failures, visitors, addresses: visitors };
}

const cases: [name: string, version: LoadFigures, before: LoadFigures, taken: boolean][] = [
  ['5 of 20 by 5, nobody has the version before', figures(15, 5, 5), nothing, true],
  ['4 of 20 by 5: one voice too few', figures(16, 4, 5), nothing, false],
  ['exactly 5 %: 1 of 20', figures(19, 1, 5), nothing, false],
  ['exactly 5 %: 5 of 100', figures(95, 5, 40), nothing, false],
  ['just above 5 %: 6 of 119', figures(113, 6, 40), nothing, true],
  ['just below 5 %: 6 of 121', figures(115, 6, 40), nothing, false],
  ['19 loads', figures(14, 5, 5), nothing, false],
  ['20 loads', figures(15, 5, 5), nothing, true],
  ['4 visitors', figures(16, 4, 4), nothing, false],
  ['one visitor alone, 100 loads', figures(99, 1, 1), nothing, false],
  ['all fail', figures(0, 20, 20), nothing, true],
  ['nothing was reported', nothing, nothing, false],
  ['the version before never fails', figures(15, 5, 5), figures(500, 0, 90), true],
  // 10 % against 3.33 %.
  ['exactly 3 times: 10 of 100 to 1 of 30', figures(90, 10, 50), figures(29, 1, 20), false],
  ['just above 3 times: 10 of 100 to 1 of 31', figures(90, 10, 50), figures(30, 1, 20), true],
  ['just below 3 times: 10 of 100 to 1 of 29', figures(90, 10, 50), figures(28, 1, 20), false],
  ['the version before is equally bad', figures(50, 50, 60), figures(50, 50, 60), false],
  ['the version before is worse', figures(90, 10, 60), figures(10, 90, 95), false],
  ['a third of the loads fails before, all now: exactly 3 times', figures(0, 30, 30), figures(20, 10, 30), false],
  ['the version before fails with 4 visitors, too few to hold it', figures(15, 5, 5), figures(0, 4, 4), true],
  ['the version before fails with 5 visitors', figures(15, 5, 5), figures(0, 5, 5), false],
];

for (const [name, version, before, isRolledBack] of cases) {
  test(`${name}: ${isRolledBack ? 'rolled back' : 'stays'}`, () =>
    assert.equal(judgeLoads(version, before, limits), isRolledBack));
}

// covers 10
test('does not roll back for one visitor, whatever the limits', () => {
  // Four others mounted twice each; one reported twelve failures.
  const version = { loads: 20, mounted: 8, failures: 1, failingAddresses: 1, visitors: 5, addresses: 5 };
  assert.equal(judgeLoads(version, nothing, limits), false);
  assert.equal(judgeLoads(version, nothing, { ...limits, failurePercent: 1, visitorsPerAddress: 100 }), false);
});

const household = { loads: 24, mounted: 18, failures: 6, failingAddresses: 2, visitors: 6, addresses: 2 };
const many = (addresses: number): LoadFigures => ({
  loads: 64,
  mounted: 50,
  failures: 3 * addresses,
  failingAddresses: addresses,
  visitors: 46,
  addresses: 42,
});
const ofAddresses: [name: string, version: LoadFigures, before: LoadFigures, perAddress: number, taken: boolean][] = [
  ['a household with an IPv4 and an IPv6 address', household, nothing, 3, false],
  ['the same among 40 honest visitors', { ...household, loads: 64, mounted: 58, visitors: 46 }, nothing, 3, false],
  ['three visitors each at 4 addresses', many(4), nothing, 3, false],
  ['three visitors each at 5 addresses', many(5), nothing, 3, true],
  ['5 addresses in 95 mounted loads: exactly 5 %', { ...many(5), mounted: 95, loads: 110 }, nothing, 3, false],
  ['the same where each visitor is a voice', { ...many(5), mounted: 95, loads: 110 }, nothing, 5, true],
  ['one address where enough of its visitors count', { ...household, failingAddresses: 1 }, nothing, 5, true],
  ['one address where one visitor too few counts', { ...household, failingAddresses: 1 }, nothing, 4, false],
  ['a household does not hold it either', figures(15, 5, 5), { ...household, mounted: 0 }, 3, true],
];
for (const [name, version, before, visitorsPerAddress, isRolledBack] of ofAddresses) {
  test(`counts an address as one voice; ${name}: ${isRolledBack ? 'rolled back' : 'stays'}`, () =>
    assert.equal(judgeLoads(version, before, { ...limits, visitorsPerAddress }), isRolledBack));
}

test('considers a version working when enough visitors at enough addresses report it', () => {
  assert.equal(worksByItself(figures(20, 0, 5), limits), true);
  assert.equal(worksByItself(figures(19, 1, 5), limits), true, 'exactly 5 %');
  assert.equal(worksByItself(figures(18, 2, 5), limits), false, 'too few fail for a rollback, too many to be trusted');
  assert.equal(worksByItself(figures(19, 0, 5), limits), false);
  assert.equal(worksByItself(figures(20, 0, 4), limits), false);
  assert.equal(worksByItself({ ...figures(20, 0, 5), addresses: 4 }, limits), false);
});
