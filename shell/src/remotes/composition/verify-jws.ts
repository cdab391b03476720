/** A public ES256 key of the registry, as compiled into the shell. */
export interface RegistryKey {
  kty: string;
  crv: string;
  x: string;
  y: string;
  kid: string;
}

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };

/**
 * Returns the payload of a compact JWS signed with ES256 by one of the keys; undefined for anything else. Web Crypto
 * takes the raw (r, s) signature that JWS carries, so no library is needed.
 */
export async function verifyJws(jws: string, keys: readonly RegistryKey[]): Promise<unknown> {
  try {
    const [head = '', body = '', signature = '', ...rest] = jws.trim().split('.');
    const header = JSON.parse(textOf(head)) as { alg?: unknown; kid?: unknown; crit?: unknown };
    const key = keys.find(({ kid }) => kid === header.kid);
    if (!key || header.alg !== 'ES256' || header.crit !== undefined || rest.length > 0) return undefined;
    const { kty, crv, x, y } = key;
    const imported = await crypto.subtle.importKey('jwk', { kty, crv, x, y }, algorithm, false, ['verify']);
    const signed = new TextEncoder().encode(`${head}.${body}`);
    const valid = await crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, imported, bytesOf(signature), signed);
    return valid ? JSON.parse(textOf(body)) : undefined;
  } catch {
    return undefined;
  }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

function textOf(base64url: string): string {
  return new TextDecoder().decode(bytesOf(base64url));
}
