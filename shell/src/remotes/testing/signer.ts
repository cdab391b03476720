import type { Composition } from '@portal/shared/contract/releases/composition';
import { type CompositionStore, createCompositionStore } from '../composition/composition-store.ts';
import type { RegistryKey } from '../composition/verify-jws.ts';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
const digest = `sha384-${'A'.repeat(64)}`;

export const placedFixture = (version: string) => ({
  version,
  entry: `/releases/r/${version}/remote.js`,
  files: { 'remote.js': digest },
});

/** A composition of one remote, dated in the first week of 2026. */
export function documentOf(sequence: number, change: Partial<Composition> = {}): Composition {
  return {
    sequence,
    issuedAt: '2026-01-01T00:00:00.000Z',
    expiresAt: '2026-01-08T00:00:00.000Z',
    channel: 'live',
    shell: { version: '1.0.0' },
    remotes: { 'remote-games': { candidates: [{ ...placedFixture('1.0.0'), weight: 1 }] } },
    salt: 's',
    ...change,
  };
}

/** A registry key that signs any payload as compact JWS. */
export async function createSigner(kid: string) {
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  const key: RegistryKey = { kty: 'EC', crv: 'P-256', x, y, kid };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const sign = async (document: object, header: object = { alg: 'ES256', kid }) => {
    const signed = `${part(header)}.${part(document)}`;
    const bytes = new TextEncoder().encode(signed);
    const raw = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, bytes);
    return `${signed}.${Buffer.from(raw).toString('base64url')}`;
  };
  return { key, sign, part };
}

/** A browser store that already holds this document. */
export function createStore(content?: string): CompositionStore {
  const stored = new Map<string, string>(content ? [['portal.composition', content]] : []);
  return createCompositionStore({
    getItem: (name) => stored.get(name) ?? null,
    setItem: (name, value) => void stored.set(name, value),
  });
}
