import assert from 'node:assert/strict';
import { test } from 'node:test';
import { typedReference, withdrawalReference } from './withdrawal-reference.rules.ts';

test('names year and month in the zone of the portal, then five letters', () => {
  const at = new Date('2026-11-30T16:30:00.000Z');
  assert.equal(withdrawalReference(at, 'Asia/Manila', Uint8Array.of(7, 19, 3, 32 + 23, 255)), 'WD-2612-7K3QZ');
  assert.equal(withdrawalReference(at, 'UTC', Uint8Array.of(0, 1, 10, 17, 26)), 'WD-2611-01AHT');
});

test('uses no letter that is misheard or misread, and every other one', () => {
  const codes = Array.from({ length: 32 }, (_, byte) =>
    withdrawalReference(new Date(0), 'UTC', Uint8Array.of(byte, byte, byte, byte, byte)).slice(-1),
  ).join('');
  assert.equal(codes, '0123456789ABCDEFGHJKMNPQRSTVWXYZ');
});

for (const [typed, reference] of [
  ['WD-2611-7K3QM', 'WD-2611-7K3QM'],
  [' wd 2611 7k3qm ', 'WD-2611-7K3QM'],
  ['wd26117k3qm', 'WD-2611-7K3QM'],
  ['WD-26II-OILAB', 'WD-2611-011AB'],
  ['WD-2611-7K3Q', undefined],
  ['WD-2611-7K3QMM', undefined],
  ['WD-2611-7U3QM', undefined],
  ['0198c5f2-7a55-7000-8000-000000000001', undefined],
  ['', undefined],
] as const)
  test(`reads "${typed}" as ${reference ?? 'no reference'}`, () => {
    assert.equal(typedReference(typed), reference);
  });
