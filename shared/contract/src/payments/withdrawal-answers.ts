import * as v from 'valibot';
import { defineCall } from '../define-call.ts';
import { filledText } from '../form-texts.ts';
import { withdrawal } from './withdrawals.ts';

const id = filledText(64);
/** One part; if absent, every part that waits for an answer. */
const partId = v.optional(id);

/** Confirms the receipt of a payment, even if it was reported before. */
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
 * Stores a picture as proof that money did not arrive, for a report: PNG or JPEG (checked by content), at most 5 MB and
 * 25 megapixels, re-encoded. `data` is base64. Of pictures without a report the last three stay. One at a time and a
 * limited number per minute; above it 429 with Retry-After.
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
 * Reports that a payment did not arrive: `partIds` names the parts (absent: every waiting one), with one to three
 * proofs for exactly these, uploaded before. Each report needs its own proofs. An operator investigates.
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
