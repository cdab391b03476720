import * as v from 'valibot';
import { filledText, trimmedText, verificationCode } from '../form-texts.ts';
import { firebaseChannels } from '../session/login.ts';

/**
 * Shows that the owner makes a call, since the session may be stolen. With a login password that is what is asked for.
 * Without one: the code of `sendOwnerCode`, or a token of a sign-in of this moment with what the member logs in by.
 */
export const ownerProof = {
  loginPassword: v.optional(filledText(128)),
  ownerCode: v.optional(verificationCode),
  firebaseChannel: v.optional(v.picklist(firebaseChannels)),
  firebaseIdToken: v.optional(trimmedText(4096)),
};

/**
 * The contact that shows who it is; `hint` is masked. Also `value` of the refusal `owner_code_required`. Of the channel
 * platform the code of `sendOwnerCode` goes there; of firebase the identity provider proves the number, and its token of
 * the channel sms is the proof.
 */
export const ownerCodePlace = v.object({
  method: v.picklist(['mobile', 'email']),
  hint: v.string(),
  channel: v.picklist(['platform', 'firebase']),
});
export type OwnerCodePlace = v.InferOutput<typeof ownerCodePlace>;

/**
 * `owner_code_required`: the proof that `ownerCodePlace` names was left out. `sign_in_again`: nothing is bound that anybody
 * could prove; a token of a sign-in of this moment is asked for, or a session that began less than 15 minutes ago.
 */
export const ownerRefusals = [
  'old_password_wrong',
  'owner_code_required',
  'invalid_verification_code',
  'sign_in_again',
  'identity_token_invalid',
  'identity_provider_unavailable',
] as const;
