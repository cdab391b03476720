import { base64url } from 'jose';

/** Seals the path of a chat link as the platform does: encrypted under a key of 8 characters, which it ends with. */
export async function sealedLink(link: string, key: string): Promise<string> {
  const secret = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  const sealing = await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, sealing, new TextEncoder().encode(link));
  return base64url.encode(new Uint8Array([...iv, ...new Uint8Array(text)])) + key;
}
