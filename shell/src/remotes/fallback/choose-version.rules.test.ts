import { chooseCandidate, isContractCompatible, versionsToTry } from './choose-version.rules.ts';

const placed = (version: string) => ({ version, entry: `/releases/r/${version}/remote.js`, files: {} });
const candidate = (version: string, weight: number) => ({ ...placed(version), weight });
const visitors = Array.from({ length: 10_000 }, (_, at) => `visitor-${at}`);

function share(candidates: ReturnType<typeof candidate>[], version: string, salt: string): number {
  const chosen = visitors.filter((id) => chooseCandidate(candidates, id, 'remote-games', salt)?.version === version);
  return (chosen.length / visitors.length) * 100;
}

// covers 10
test.each([1, 5, 10, 25, 50, 90])(
  'a weight of %i in 100 reaches that share of 10,000 visitors within one percentage point',
  (weight) => {
    const candidates = [candidate('2.0.0', weight), candidate('1.0.0', 100 - weight)];
    expect(Math.abs(share(candidates, '2.0.0', 'portal') - weight)).toBeLessThan(1);
    // A single draw of 10,000 varies by up to half a point, so four salts together have a tighter bound.
    const salts = Array.from({ length: 4 }, (_, at) => `salt-${at}`);
    const mean = salts.reduce((sum, salt) => sum + share(candidates, '2.0.0', salt), 0) / salts.length;
    expect(Math.abs(mean - weight)).toBeLessThan(0.5);
  },
);

test('keeps a visitor on the same candidate; another salt draws again', () => {
  const candidates = [candidate('2.0.0', 50), candidate('1.0.0', 50)];
  const draw = (salt: string) => visitors.map((id) => chooseCandidate(candidates, id, 'remote-games', salt)?.version);
  expect(draw('a')).toEqual(draw('a'));
  const other = draw('b');
  const moved = draw('a').filter((version, at) => version !== other[at]).length;
  expect(moved).toBeGreaterThan(4_500);
  expect(moved).toBeLessThan(5_500);
});

test('never chooses a candidate without weight while another has some', () => {
  expect(share([candidate('2.0.0', 0), candidate('1.0.0', 1)], '2.0.0', 'a')).toBe(0);
});

// covers 10
test('keeps the visitors of a share when the share grows', () => {
  const drawn = (weight: number) => {
    const candidates = [candidate('2.0.0', weight), candidate('1.0.0', 100 - weight)];
    return visitors.filter((id) => chooseCandidate(candidates, id, 'remote-games', 'portal')?.version === '2.0.0');
  };
  const shares = [1, 5, 10, 25, 50, 90].map(drawn);
  for (const [at, smaller] of shares.entries()) {
    const larger = new Set(shares[at + 1] ?? visitors);
    expect(smaller.filter((id) => !larger.has(id))).toEqual([]);
  }
});

test('draws visitors independently for two remotes', () => {
  const candidates = [candidate('2.0.0', 10), candidate('1.0.0', 90)];
  const drawn = (remote: string) =>
    visitors.filter((id) => chooseCandidate(candidates, id, remote, 'portal')?.version === '2.0.0');
  const lottery = new Set(drawn('remote-lottery'));
  const both = drawn('remote-games').filter((id) => lottery.has(id)).length;
  // A tenth of a tenth of 10,000, within five standard deviations.
  expect(both).toBeGreaterThan(50);
  expect(both).toBeLessThan(150);
});

test('falls back from a failed candidate to the live version, then to the last good one', () => {
  const offer = { candidates: [candidate('3.0.0', 1), candidate('2.0.0', 0)], fallback: placed('1.0.0') };
  expect(versionsToTry(offer, 'v', 'r', 's').map(({ version }) => version)).toEqual(['3.0.0', '2.0.0', '1.0.0']);
});

test('tries the chosen version first, then the last good one, then the rest, each once', () => {
  const offer = { candidates: [candidate('3.0.0', 0), candidate('2.0.0', 1)], fallback: placed('1.0.0') };
  expect(versionsToTry(offer, 'v', 'r', 's').map(({ version }) => version)).toEqual(['2.0.0', '1.0.0', '3.0.0']);
  const same = { candidates: [candidate('2.0.0', 1)], fallback: placed('2.0.0') };
  expect(versionsToTry(same, 'v', 'r', 's')).toHaveLength(1);
});

test.each([
  ['1.2.0', '1.2.9', true],
  ['1.2.0', '1.0.0', true],
  ['1.2.0', '1.3.0', false],
  ['1.2.0', '2.0.0', false],
  ['1.2.0', undefined, false],
])('a shell with contract %s accepts a remote built for %s: %s', (offered, built, isCompatible) => {
  expect(isContractCompatible(offered, built)).toBe(isCompatible);
});
