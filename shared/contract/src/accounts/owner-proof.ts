import * as v from 'valibot';
import { firebaseChannels } from '../sessions/login.ts';
import { passwordText, trimmedText, verificationCode } from '../typed/form-texts.ts';

/**
 * Proves that the owner makes a call, since the session may be stolen: by the login password or, without one, by the
 * code of `sendOwnerCode` or a fresh sign-in token of the login method.
 */
export const ownerProof = {
  loginPassword: v.optional(passwordText),
  ownerCode: v.optional(verificationCode),
  firebaseChannel: v.optional(v.picklist(firebaseChannels)),
  firebaseIdToken: v.optional(trimmedText(4096)),
};

/**
 * The contact that proves the owner; `hint` is masked. Also `value` of the refusal `owner_code_required`. Channel
 * platform: the code of `sendOwnerCode` goes there. Channel firebase: the identity provider verifies the number, and
 * its token of channel sms is the proof.
 */
export const ownerCodeTarget = v.object({
  method: v.picklist(['mobile', 'email']),
  hint: v.string(),
  channel: v.picklist(['platform', 'firebase']),
});
export type OwnerCodeTarget = v.InferOutput<typeof ownerCodeTarget>;

/**
 * `owner_code_required`: the proof that `ownerCodeTarget` names is missing. `sign_in_again`: no contact is bound that
 * could prove the owner; a fresh sign-in token is required, or a session younger than 15 minutes.
 */
export const ownerRefusals = [
  'old_password_wrong',
  'owner_code_required',
  'invalid_verification_code',
  'sign_in_again',
  'identity_token_invalid',
  'identity_provider_unavailable',
] as const;
