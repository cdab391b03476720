import type { ownerProof } from '@portal/shared/contract/accounts/owner-proof';
import type * as v from 'valibot';
import type { CallContext } from '../../kernel/calls/context.ts';
import type { Member } from '../../modules/accounts/index.ts';

/** What a call sends to prove that the owner makes it. */
export type OwnerProof = { [Name in keyof typeof ownerProof]?: v.InferOutput<(typeof ownerProof)[Name]> };

export interface OwnerClaim {
  owner: Member;
  proof: OwnerProof;
  context: CallContext;
  now: Date;
}
