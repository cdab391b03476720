import { createPrivateKey, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Composition, compositionBlockId, parseComposition } from '@portal/shared/contract/releases/composition';
import * as v from 'valibot';

const part = v.string();
const keyFile = v.object({
  current: v.object({ kty: part, crv: part, x: part, y: part, d: part, kid: part }),
});

/** Returns the signed composition of a page or of `/composition.json`. */
export function jwsIn(html: string): string {
  const block = new RegExp(`id="${compositionBlockId}">([^<]+)</script>`).exec(html)?.[1];
  if (!block) throw new Error('the page contains no composition');
  return block.trim();
}

export function compositionIn(jws: string): Composition {
  const payload = JSON.parse(Buffer.from(jws.split('.')[1] ?? '', 'base64url').toString('utf8'));
  const composition = parseComposition(payload);
  if (!composition) throw new Error('the page contains an invalid composition');
  return composition;
}

/** Signs a document with the registry's own key. */
export async function signAsRegistry(dataDir: string, document: Composition): Promise<string> {
  const setting = process.env.COMPOSITION_KEYS ?? (await readFile(join(dataDir, 'keys/composition-keys.json'), 'utf8'));
  const { kid, ...jwk } = v.parse(keyFile, JSON.parse(setting)).current;
  return signed(document, kid, createPrivateKey({ key: jwk, format: 'jwk' }));
}

/** Signs correctly with a key that no shell trusts any more, under the key id of the registry or another. */
export function signAsRevoked(document: Composition, kid: string = randomUUID()): string {
  return signed(document, kid, generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey);
}

/** Compact JWS, ES256: the signature is the raw pair of numbers. */
function signed(document: Composition, kid: string, key: KeyObject): string {
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const content = `${encoded({ alg: 'ES256', kid })}.${encoded(document)}`;
  const signature = sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' });
  return `${content}.${signature.toString('base64url')}`;
}

/** Returns the document with other claims under the old signature. */
export function withOtherPayload(jws: string, document: Composition): string {
  const [head, , signature] = jws.split('.');
  return [head, Buffer.from(JSON.stringify(document)).toString('base64url'), signature].join('.');
}

/** Returns the document with one bit of the signature flipped. */
export function withOtherSignature(jws: string): string {
  const [head, body, signature = ''] = jws.split('.');
  const bytes = Buffer.from(signature, 'base64url');
  bytes[10] = (bytes[10] ?? 0) ^ 1;
  return [head, body, bytes.toString('base64url')].join('.');
}
