import { hasActivityCentre, hasSection } from './sections.rules.ts';

const site = { toggles: {} };
const types = [undefined, 0, 1, 2, 4, 41, 42];

// covers 2.5, 6
test('MC: every account but trial ones, while the operator has it on', () => {
  const open = (toggles: Record<string, boolean>) =>
    types.filter((type) => type !== undefined && hasSection('member-centre', { toggles }, type));
  expect(open({})).toEqual([0, 1, 2, 41, 42]);
  expect(open({ memberCentre: true })).toEqual([0, 1, 2, 41, 42]);
  expect(open({ memberCentre: false })).toEqual([]);
});

// covers 6, 9
test('AC: types 1, 2, 41 and 42, or those of them that the operator names', () => {
  const open = (agentCentreTypes?: number[]) =>
    types.filter((type) => hasSection('agent-centre', { ...site, agentCentreTypes }, type));
  expect(open()).toEqual([1, 2, 41, 42]);
  expect(open([1, 41])).toEqual([1, 41]);
});

test.each<[Record<string, boolean>, boolean]>([
  [{}, true],
  [{ activityCentre: true }, true],
  [{ activityCentre: false }, false],
])('the activity centre with %j: %s', (toggles, isThere) => {
  expect(hasActivityCentre({ toggles })).toBe(isThere);
});
