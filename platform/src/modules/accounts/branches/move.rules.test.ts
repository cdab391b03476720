import assert from 'node:assert/strict';
import { test } from 'node:test';
import { agentCentreTypes, trialType } from '@portal/shared/contract/constants';
import { moveFault, sizeSteps } from './move.rules.ts';

const mover = (uplinePath: string, type = 2, state = 'open') => ({
  id: uplinePath.split('.').at(-2) ?? '',
  type,
  uplinePath,
  state,
});
const faultOf = (from: string, to?: string, types: { head?: number; upline?: number } = {}) =>
  moveFault(mover(from, types.head), to === undefined ? undefined : mover(to, types.upline), agentCentreTypes);

test('allows a move under any agent outside the branch, and to the top', () => {
  assert.equal(faultOf('1.2.', '3.'), undefined);
  assert.equal(faultOf('1.2.', '1.4.5.'), undefined);
  assert.equal(faultOf('1.2.3.', '1.'), undefined);
  assert.equal(faultOf('1.2.'), undefined);
  assert.equal(faultOf('1.2.', '3.', { head: 0 }), undefined, 'a player is a branch of one');
  assert.equal(faultOf('1.2.', '12.', { upline: 42 }), undefined);
});

test('refuses impossible moves', () => {
  assert.equal(faultOf('1.2.', '1.2.'), 'branch_under_itself');
  assert.equal(faultOf('1.2.', '1.2.5.6.'), 'branch_under_itself');
  assert.equal(faultOf('1.2.', '1.'), 'branch_there_already');
  assert.equal(faultOf('1.'), 'branch_there_already');
  assert.equal(faultOf('1.2.', '3.', { upline: 0 }), 'upline_not_agent');
  assert.equal(faultOf('2.', '3.', { head: 4 }), 'branch_of_trial');
  assert.equal(faultOf('2.', '3.', { upline: 4 }), 'upline_not_agent');
});

// covers 9
test('refuses a closed upline, and a trial whatever types are allowed', () => {
  assert.equal(moveFault(mover('1.2.'), mover('3.', 2, 'closed'), agentCentreTypes), 'new_upline_closed');
  assert.equal(moveFault(mover('1.2.', 2, 'closed'), mover('3.'), agentCentreTypes), undefined);
  assert.equal(moveFault(mover('1.2.'), mover('3.', trialType), [trialType]), 'upline_not_agent');
});

test('keeps sizes of common uplines, except their direct downlines', () => {
  assert.deepEqual(sizeSteps('1.2.3.', '1.4.3.', 10), [
    { memberId: '1', members: 0, directMembers: 0 },
    { memberId: '2', members: -11, directMembers: -1 },
    { memberId: '4', members: 11, directMembers: 1 },
  ]);
  assert.deepEqual(sizeSteps('1.2.3.', '1.3.', 0), [
    { memberId: '1', members: 0, directMembers: 1 },
    { memberId: '2', members: -1, directMembers: -1 },
  ]);
  assert.deepEqual(sizeSteps('1.2.', '2.', 4), [{ memberId: '1', members: -5, directMembers: -1 }]);
});
