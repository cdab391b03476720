import type { Composition } from '@portal/shared/contract/release/composition';
import type { PreviewDocument } from '@portal/shared/contract/release/preview';
import { signDocument } from './sign-document.ts';
import type { SigningKey } from './signing-keys.ts';

/** What the pages verify before they run any of it, signed by the registry's key. */
export const signComposition = (document: Composition | PreviewDocument, key: SigningKey): Promise<string> =>
  signDocument(document, key);
