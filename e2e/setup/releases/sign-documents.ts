import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Composition, compositionBlockId, parseComposition } from '@portal/shared/contract/release/composition';
import { signComposition } from '../../../platform/src/modules/releases/sign-composition.ts';
import { loadSigningKeys } from '../../../platform/src/modules/releases/signing-keys.ts';

/** The signed composition that a page or `/composition.json` brings. */
export function jwsIn(html: string): string {
  const block = new RegExp(`id="${compositionBlockId}">([^<]+)</script>`).exec(html)?.[1];
  if (!block) throw new Error('the page brings no composition');
  return block.trim();
}

export function compositionIn(jws: string): Composition {
  const payload = JSON.parse(Buffer.from(jws.split('.')[1] ?? '', 'base64url').toString('utf8'));
  const composition = parseComposition(payload);
  if (!composition) throw new Error('what the page brings is no composition');
  return composition;
}

/** Signed by the registry's own key, as only the registry could. */
export async function signAsRegistry(dataDir: string, document: Composition): Promise<string> {
  const keys = await loadSigningKeys(join(dataDir, 'keys'), process.env.COMPOSITION_KEYS);
  return signComposition(document, keys.current);
}

/** Signed by a key that no shell knows any more. */
export async function signAsRevoked(dataDir: string, document: Composition): Promise<string> {
  const { current } = await loadSigningKeys(join(dataDir, 'e2e-keys', randomUUID()));
  return signComposition(document, current);
}

/** The same with other claims under the signature of before. */
export function withOtherPayload(jws: string, document: Composition): string {
  const [head, , signature] = jws.split('.');
  return [head, Buffer.from(JSON.stringify(document)).toString('base64url'), signature].join('.');
}

/** The same with a signature of which one bit is another. */
export function withOtherSignature(jws: string): string {
  const [head, body, signature = ''] = jws.split('.');
  const bytes = Buffer.from(signature, 'base64url');
  bytes[10] = (bytes[10] ?? 0) ^ 1;
  return [head, body, bytes.toString('base64url')].join('.');
}
