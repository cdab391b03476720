import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commitmentOf, seedFromText } from '../../../fairness/fair-draw.ts';
import { clientSeedOfDraw } from '../../../lottery/draws/draw-seed.rules.ts';
import { findKind } from '../../../lottery/rules/find-kind.ts';
import { boardOfSeed, checkDraw, type DrawProof } from './check-draw.rules.ts';

const seed = '5a'.repeat(32);
const clientSeed = clientSeedOfDraw('MB', '20260301');
const commitment = commitmentOf(seedFromText(seed));
const kinds = ['vn-north', 'vn-central', 'vn-south', 'five-digits', 'three-dice', 'thai', 'four-d'] as const;

for (const code of kinds) {
  const kind = findKind(code);
  const good: DrawProof = { commitment, seed, numbers: boardOfSeed(kind, seed, clientSeed), corrections: 0 };
  const broken = (change: Partial<DrawProof>, earlierCommitment?: string) =>
    checkDraw(kind, clientSeed, { ...good, ...change }, earlierCommitment)
      .filter(({ holds }) => !holds)
      .map(({ claim }) => claim);

  // covers 1
  test(`${code}: recomputes the board from the seed, and detects mismatches`, () => {
    assert.equal(checkDraw(kind, clientSeed, good, commitment).length, 3);
    assert.deepEqual(broken({}, commitment), []);
    assert.deepEqual(broken({ commitment: '0'.repeat(64) }), ['claim.commitment']);
    assert.deepEqual(broken({}, '0'.repeat(64)), ['claim.shown_before']);
    const other = boardOfSeed(kind, '5b'.repeat(32), clientSeed);
    assert.deepEqual(broken({ numbers: other }), ['claim.board']);
    const sealed: DrawProof = { commitment, corrections: 0 };
    assert.deepEqual(checkDraw(kind, clientSeed, sealed, commitment), [], 'not drawn yet');
    for (const unproved of [{ seed: undefined }, { seed: 'no hex' }, { seed: undefined, corrections: 1 }])
      assert.deepEqual(broken(unproved, commitment), ['claim.seed_told']);
  });
}

test('does not check a corrected board against the seed', () => {
  const kind = findKind('five-digits');
  const proof = { commitment, seed, numbers: [{ prize: 'BALLS', numbers: ['9', '9', '9', '9', '9'] }], corrections: 1 };
  assert.deepEqual(
    checkDraw(kind, clientSeed, proof).map(({ holds }) => holds),
    [true],
  );
});
