import { randomBytes } from 'node:crypto';
import type { ReleaseName } from '@portal/shared/contract/releases/releases';
import { publisherHeader } from '@portal/shared/contract/releases/signed-publications';
import { newSigningKey } from '../composition/signing-keys.ts';
import { textsHash } from '../publishers/claim.rules.ts';
import { signClaim } from '../publishers/sign-claim.ts';
import { sha384 } from '../publishing/release-files.rules.ts';
import { contractFixture } from './contract-fixture.ts';
import type { RegistryAnswer, RegistryFixture } from './registry-fixture.ts';
import { asBase64, releaseFixture } from './release-fixture.ts';

/** What publications are made for, and sent to. */
type Portal = Pick<RegistryFixture, 'app' | 'kernel'>;

/** Makes a squad with its own key. */
export async function squad() {
  const key = await newSigningKey();
  const { kty, crv, x, y, kid } = key;
  return { jwk: { kty, crv, x, y }, kid, key };
}
export type Squad = Awaited<ReturnType<typeof squad>>;

/** Makes a valid claim and body of a small release built now. */
export function publication(registry: Portal, name: ReleaseName, version: string) {
  const { files } = releaseFixture(name, version);
  const iat = Math.floor(registry.kernel.clock.now().getTime() / 1000);
  const manifest = sha384(files.get('release.json') ?? new Uint8Array());
  return { claim: { name, version, manifest, iat }, body: { name, version, files: asBase64(files) } };
}

/** Makes a valid question about the same release, with an unused nonce. */
export function question(registry: Portal, name: ReleaseName, version: string, contract = contractFixture()) {
  const { manifest } = releaseFixture(name, version);
  const unpublished = { manifest: JSON.stringify(manifest), contract: JSON.stringify(contract) };
  const iat = Math.floor(registry.kernel.clock.now().getTime() / 1000);
  const nonce = randomBytes(16).toString('base64url');
  const claim = { asks: 'can-publish' as const, name, version, texts: textsHash(unpublished), nonce, iat };
  return { claim, body: { name, version, unpublished } };
}

export async function sendSigned(
  { app }: Pick<Portal, 'app'>,
  body: object | string,
  signature: string | undefined,
  url = '/operator/publish',
): Promise<RegistryAnswer> {
  const headers = { 'content-type': 'application/json', ...(signature && { [publisherHeader]: signature }) };
  const answer = await app.inject({ method: 'POST', url, headers, payload: body });
  const { code, fields = {}, value = {} } = answer.json();
  return { status: answer.statusCode, code, fields, value };
}

/** Publishes as this squad; returns the answer. */
export async function publishAs(registry: Portal, one: Squad, name: ReleaseName, version: string) {
  const { claim, body } = publication(registry, name, version);
  return sendSigned(registry, body, await signClaim(claim, one.key));
}
