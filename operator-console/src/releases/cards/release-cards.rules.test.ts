import { sampleHistory, sampleListing } from '../../testing/sample-releases.ts';
import { cardsOf, nextShare, seenStateOf, toneOf, withSeen } from './release-cards.rules.ts';

const cards = () => cardsOf(sampleListing(), sampleHistory().list);
const cardOf = (name: string) => {
  const card = cards().find((one) => one.name === name);
  if (!card) throw new Error(`no card of ${name}`);
  return card;
};

test('gives every release a card, also one without stored versions', () => {
  expect(cardsOf({ sequence: 0, releases: [] }, [])).toHaveLength(cards().length);
});

test('shows live, candidate, fallback, damaged versions and the newest act of a release', () => {
  expect(cardOf('remote-games')).toMatchObject({
    live: '1.3.0',
    candidate: { version: '1.4.0', percent: 10 },
    fallback: '1.2.0',
    usable: ['1.4.0', '1.3.0', '1.2.0'],
    lastAct: { sequence: 41 },
  });
  expect(cardOf('remote-lottery')).toMatchObject({ usable: ['1.0.0'], damaged: ['0.9.0'] });
});

test('keeps the colour of a version when a newer one arrives', () => {
  const before = cardOf('remote-games');
  const after = { ...before, known: [...before.known, '1.10.0'] };
  for (const version of before.known) expect(toneOf(after, version)).toBe(toneOf(before, version));
  expect(new Set(after.known.map((version) => toneOf(after, version))).size).toBe(after.known.length);
});

test('gives loaded versions that are no longer stored their own colours, and keeps those of stored ones', () => {
  const stored = cardOf('remote-games');
  const seen = withSeen(stored, ['1.4.0', '1.10.0', '0.9.0', '0.8.0']);
  for (const version of stored.known) expect(toneOf(seen, version)).toBe(toneOf(stored, version));
  const tones = ['0.8.0', '0.9.0', '1.10.0'].map((version) => toneOf(seen, version));
  expect(tones).toEqual([0, 1, 2].map((at) => stored.known.length + at));
  expect(withSeen(stored, stored.known)).toBe(stored);
});

test('grows a share by the offered steps, up to all visitors', () => {
  expect([1, 7, 10, 50, 100].map(nextShare)).toEqual([5, 10, 25, 100, undefined]);
});

test('shows a live version with damaged files as live, so that it can be rolled back', () => {
  const { releases } = sampleListing();
  const damaged = releases.map((row) =>
    row.name === 'remote-games' && row.place !== 'fallback' ? { ...row, state: 'missing' as const } : row,
  );
  const card = cardsOf({ sequence: 41, releases: damaged }, []).find(({ name }) => name === 'remote-games');
  expect(card).toMatchObject({ live: '1.3.0', candidate: { version: '1.4.0', percent: 10 }, usable: ['1.2.0'] });
  expect(card && seenStateOf(card)).toEqual({ live: '1.3.0', candidate: '1.4.0', percent: 10 });
});
