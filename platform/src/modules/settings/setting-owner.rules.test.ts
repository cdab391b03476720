import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import { administrators, finance, refusalAlone } from './setting-owner.rules.ts';

test("the machine's token may what two admins may in a demo alone, and set no money even there", () => {
  const roles: OperatorRoleName[] = ['admin', 'finance-maker', 'finance-checker'];
  const cases = [administrators, finance].map((owner) =>
    [true, false].map((isDemo) => refusalAlone(owner, roles, isDemo)),
  );
  assert.deepEqual(cases, [
    [undefined, 'two_persons_required'],
    ['two_persons_required', 'two_persons_required'],
  ]);
});
