import type { publisherClaim, publisherQuestion } from '@portal/shared/contract/releases/signed-publications';
import type * as v from 'valibot';
import { signDocument } from '../composition/sign-document.ts';
import type { SigningKey } from '../composition/signing-keys.ts';

type Signed = v.InferOutput<typeof publisherClaim> | v.InferOutput<typeof publisherQuestion>;

/** Signs the header of a publication or a question with the squad's key. */
export const signClaim = (claim: Signed, key: SigningKey): Promise<string> => signDocument(claim, key);
