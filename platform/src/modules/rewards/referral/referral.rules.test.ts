import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partOf } from '@portal/shared/contract/money/money-parts';
import { invitationCode, isReached, isWithinCap, mayEarn, type Withheld, withheldBy } from './referral.rules.ts';

test('reaches the terms with both conditions, exact values included', () => {
  const asked = { depositAtLeastMinor: 10_000n, stakeAtLeastMinor: 50_000n };
  const cases: [deposited: bigint, staked: bigint, expected: boolean][] = [
    [10_000n, 50_000n, true],
    [9999n, 50_000n, false],
    [10_000n, 49_999n, false],
    [1_000_000n, 0n, false],
    [0n, 1_000_000n, false],
    [10_001n, 50_001n, true],
  ];
  for (const [depositedMinor, stakedMinor, expected] of cases)
    assert.equal(isReached({ depositedMinor, stakedMinor }, asked), expected);
  assert.equal(
    isReached({ depositedMinor: 0n, stakedMinor: 0n }, { depositAtLeastMinor: 0n, stakeAtLeastMinor: 0n }),
    true,
  );
});

test('rounds a share down to the minor unit', () => {
  const cases: [bet: bigint, basisPoints: number, share: bigint][] = [
    [100_000n, 10, 100n],
    [99_999n, 10, 99n],
    [999n, 10, 0n],
    [100_000n, 0, 0n],
    [123_456n, 500, 6172n],
    [1_000_000_000_000_000n, 1, 100_000_000_000n],
  ];
  for (const [bet, basisPoints, share] of cases) assert.equal(partOf(bet, basisPoints), share);
});

test('gives nothing to closed and trial accounts, and to agents only if the operator allows it', () => {
  const cases: [state: string, type: number, agentsEarn: boolean, expected: boolean][] = [
    ['open', 0, false, true],
    ['closed', 0, true, false],
    ['open', 4, true, false],
    ['open', 1, false, false],
    ['open', 42, true, true],
  ];
  for (const [state, type, agentsEarn, expected] of cases)
    assert.equal(mayEarn({ state, type }, { trialType: 4, agentTypes: [1, 2, 41, 42], agentsEarn }), expected);
});

test('makes a code of eight letters and digits that are not mistaken for each other', () => {
  const codes = Array.from({ length: 256 }, (_, byte) => invitationCode(new Uint8Array(8).fill(byte)));
  for (const code of codes) assert.match(code, /^[2-9A-HJKMNP-Z]{8}$/);
});

test('takes members who share an address, a bank account or a contact for one person', () => {
  const cases: [address: boolean, bankAccount: boolean, contact: boolean, expected: Withheld | undefined][] = [
    [false, false, false, undefined],
    [true, false, false, 'address'],
    [true, true, true, 'bank_account'],
    [true, false, true, 'contact'],
    [false, false, true, 'contact'],
  ];
  for (const [address, bankAccount, contact, expected] of cases)
    assert.equal(withheldBy({ address, bankAccount, contact }), expected);
});

test('rewards friends of a month up to the cap', () => {
  const cases: [rewarded: number, atMost: number, expected: boolean][] = [
    [0, 1, true],
    [1, 1, false],
    [2, 1, false],
    [0, 0, false],
    [19, 20, true],
  ];
  for (const [rewarded, atMost, expected] of cases) assert.equal(isWithinCap(rewarded, atMost), expected);
});
