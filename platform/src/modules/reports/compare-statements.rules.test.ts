import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareStatements } from './compare-statements.rules.ts';
import type { OurLine, TheirLine } from './statement-source.ts';

const at = (time: string) => new Date(`2026-03-02T${time}Z`);
const window = { start: at('00:00:00'), end: at('23:59:59') };
const ours = (reference: string, change: Partial<OurLine> = {}): OurLine => ({
  reference,
  kind: 'bet',
  amount: 1000n,
  at: at('10:00:00'),
  ...change,
});
const theirs = (reference: string, change: Partial<TheirLine> = {}): TheirLine => ({ ...ours(reference), ...change });
const before = new Date('2026-03-01T23:59:00Z');

const cases: [string, OurLine[], OurLine[], TheirLine[], string[]][] = [
  ['the same on both sides', [ours('a')], [], [theirs('a')], []],
  ['not in their statement', [ours('a')], [], [], ['a missing_there bet 10.00 -']],
  ['not in our ledger', [], [], [theirs('a')], ['a missing_here - bet 10.00']],
  ['another amount', [ours('a')], [], [theirs('a', { amount: 1001n })], ['a amount bet 10.00 bet 10.01']],
  ['another kind', [ours('a')], [], [theirs('a', { kind: 'win' })], ['a kind bet 10.00 win 10.00']],
  [
    'an amount that they never received',
    [ours('a', { kind: 'rollback' })],
    [],
    [theirs('a', { kind: 'rollback', amount: undefined })],
    [],
  ],
  ['twice in their statement', [ours('a')], [], [theirs('a'), theirs('a')], ['a repeated_there bet 10.00 bet 10.00']],
  [
    'twice in their statement, the second time otherwise',
    [ours('a')],
    [],
    [theirs('a'), theirs('a', { kind: 'win', amount: 1n })],
    ['a repeated_there bet 10.00 win 0.01'],
  ],
  [
    'twice in their statement, not at all in our ledger',
    [],
    [],
    [theirs('a'), theirs('a')],
    ['a missing_here - bet 10.00', 'a repeated_there - bet 10.00'],
  ],
  [
    'again after midnight: reported on the day of the repetition',
    [],
    [ours('a', { at: before })],
    [theirs('a', { at: before }), theirs('a', { at: at('00:00:01') })],
    ['a repeated_there bet 10.00 bet 10.00'],
  ],
  [
    'ours of the day before, theirs a moment after midnight',
    [],
    [ours('a', { at: before })],
    [theirs('a', { at: at('00:00:01') })],
    [],
  ],
  ['theirs outside of the window alone', [], [], [theirs('a', { at: before })], []],
  [
    'ours at midnight, theirs a moment before',
    [ours('a', { at: at('00:00:00') })],
    [],
    [theirs('a', { at: before })],
    [],
  ],
  [
    'a win of nothing that the ledger does not have',
    [],
    [ours('a', { kind: 'win', amount: 0n })],
    [theirs('a', { kind: 'win', amount: 0n })],
    [],
  ],
];

for (const [name, here, known, there, expected] of cases) {
  test(`statements: ${name}`, () => {
    const { differences } = compareStatements({ ours: here, known, theirs: { since: before, lines: there }, window });
    const shown = differences.map((each) => `${each.reference} ${each.kind} ${each.ours ?? '-'} ${each.theirs ?? '-'}`);
    assert.deepEqual(shown, expected);
  });
}

test('counts movements before their records begin, and reports no difference for them', () => {
  const statement = { since: at('11:00:00'), lines: [] };
  const compared = compareStatements({ ours: [ours('a')], known: [], theirs: statement, window });
  assert.deepEqual(compared, { differences: [], notCovered: 1 });
});
