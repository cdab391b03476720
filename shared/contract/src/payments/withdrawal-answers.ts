import * as v from 'valibot';
import { defineCall } from '../define-call.ts';
import { filledText } from '../form-texts.ts';
import { withdrawal } from './withdrawals.ts';

const id = filledText(64);
/** One part; every part that waits for an answer where none is named. */
const partId = v.optional(id);

/** What was paid has arrived; also what was reported before. */
export const confirmWithdrawal = defineCall({
  method: 'post',
  path: '/wps/payment/withdrawals/:id/received',
  access: 'real-account',
  idempotent: true,
  input: v.object({ id, partId }),
  output: withdrawal,
  refusals: ['not_found', 'withdrawal_state'],
});

/**
 * Keep a picture that shows that money did not arrive, for a report: PNG or JPEG, told by its content, at most 5 MB and 25
 * megapixels, encoded anew. `data` is base64. Of those that belong to no report the last three are kept. One at a time, and
 * so many in a minute; beyond it 429 with Retry-After.
 */
export const uploadWithdrawalProof = defineCall({
  method: 'post',
  path: '/wps/payment/withdrawals/:id/proofs',
  access: 'real-account',
  input: v.object({ id, data: v.pipe(v.string(), v.maxLength(7_000_000, 'picture_too_large')) }),
  output: v.object({ proofId: v.string() }),
  refusals: [
    'not_found',
    'withdrawal_state',
    'not_a_proof_picture',
    'picture_too_large',
    'too_many_uploads',
    'upload_under_way',
    'pictures_busy',
  ],
});

/**
 * What was paid has not arrived: `partIds` names the parts (every part that waits where it is absent), with one to three
 * proofs of just these, uploaded before. Another part is reported with proofs of its own. An operator looks into it.
 */
export const reportWithdrawal = defineCall({
  method: 'post',
  path: '/wps/payment/withdrawals/:id/notReceived',
  access: 'real-account',
  idempotent: true,
  input: v.object({
    id,
    partIds: v.optional(v.pipe(v.array(id), v.minLength(1), v.maxLength(100))),
    proofIds: v.pipe(v.array(id), v.minLength(1, 'proof_missing'), v.maxLength(3)),
  }),
  output: withdrawal,
  refusals: ['not_found', 'withdrawal_state', 'proof_missing'],
});
