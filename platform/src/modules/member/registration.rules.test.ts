import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultRegisterRules } from '../content/index.ts';
import { acceptedValues, brokenFields } from './registration.rules.ts';

const good = { username: 'newplayer1', password: 'Demo1234', confirmPassword: 'Demo1234' };

test('a good form breaks no rule', () => {
  assert.deepEqual(brokenFields(defaultRegisterRules, good), {});
});

test('each broken field is named with a code', () => {
  const broken = (change: Record<string, string>) => brokenFields(defaultRegisterRules, { ...good, ...change });
  assert.deepEqual(broken({ username: '' }), { username: 'required' });
  assert.deepEqual(broken({ username: '   ' }), { username: 'required' });
  assert.deepEqual(broken({ username: 'abc' }), { username: 'invalid_length' });
  assert.deepEqual(broken({ username: 'x'.repeat(17) }), { username: 'invalid_length' });
  assert.deepEqual(broken({ username: '1player' }), { username: 'invalid_format' });
  assert.deepEqual(broken({ password: 'short', confirmPassword: 'short' }), {
    password: 'password_length',
    confirmPassword: 'invalid_length',
  });
  assert.deepEqual(broken({ password: 'onlyletters', confirmPassword: 'onlyletters' }), { password: 'invalid_format' });
  assert.deepEqual(broken({ confirmPassword: 'Demo12345' }), { confirmPassword: 'wrong_confirmation' });
  assert.deepEqual(broken({ email: 'nonsense' }), { email: 'invalid_format' });
});

test('a required field is asked for, a field that is off is neither checked nor kept', () => {
  const rules = {
    ...defaultRegisterRules,
    email: { ...defaultRegisterRules.email, required: true },
    qqNum: { ...defaultRegisterRules.qqNum, enabled: false, required: true },
  };
  assert.deepEqual(brokenFields(rules, { ...good, qqNum: 'x' }), { email: 'required' });
  assert.equal('qqNum' in acceptedValues(rules, { ...good, qqNum: '12345' }), false);
});

test('length is counted in characters, not in UTF-16 units', () => {
  const rules = {
    ...defaultRegisterRules,
    payeeName: { ...defaultRegisterRules.payeeName, enabled: true, maxLength: 2, minLength: 1, acceptedPattern: '*' },
  };
  assert.deepEqual(brokenFields(rules, { ...good, payeeName: '𠀀𠀁' }), {});
});
