import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acceptedStep, newSecondFactorSecret, secondFactorAddress, secondFactorCode } from './second-factor.ts';

const secret = newSecondFactorSecret();
const now = new Date('2026-01-01T00:00:10Z');
const shifted = (seconds: number) => new Date(now.getTime() + seconds * 1000);

test('accepts a code now and one step either way, not two', () => {
  const step = Math.floor(now.getTime() / 30_000);
  assert.equal(acceptedStep(secret, secondFactorCode(secret, now), now, 0), step);
  assert.equal(acceptedStep(secret, secondFactorCode(secret, shifted(-30)), now, 0), step - 1);
  assert.equal(acceptedStep(secret, secondFactorCode(secret, shifted(30)), now, 0), step + 1);
  assert.equal(acceptedStep(secret, secondFactorCode(secret, shifted(-90)), now, 0), undefined);
});

test('accepts a code once, and no older one afterwards', () => {
  const step = acceptedStep(secret, secondFactorCode(secret, now), now, 0) ?? 0;
  assert.equal(acceptedStep(secret, secondFactorCode(secret, now), now, step), undefined);
  assert.equal(acceptedStep(secret, secondFactorCode(secret, shifted(-30)), now, step), undefined);
});

test('rejects a code of another secret', () => {
  const foreign = secondFactorCode('JBSWY3DPEHPK3PXP', now);
  if (foreign === secondFactorCode(secret, now)) return;
  assert.equal(acceptedStep(secret, foreign, now, 0), undefined);
});

test('passes the secret to an authenticator app as an otpauth address', () => {
  assert.match(secondFactorAddress(secret, 'Lantern', 'anna01'), /^otpauth:\/\/totp\/Lantern:anna01\?.*secret=/);
});
