import type { Composition } from '@portal/shared/contract/releases/composition';
import type { PreviewDocument } from '@portal/shared/contract/releases/preview';
import { signDocument } from './sign-document.ts';
import type { SigningKey } from './signing-keys.ts';

/** Signs what pages verify before they run any of it. */
export const signComposition = (document: Composition | PreviewDocument, key: SigningKey): Promise<string> =>
  signDocument(document, key);
