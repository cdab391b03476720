import { base64url } from 'jose';

const keyLength = 8;
const ivLength = 12;

/** Returns the address for a browser window; throws unless it is a web page. */
export function webLink(address: string): string {
  const { href, protocol } = new URL(address, location.href);
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError('the link is no web address');
  return href;
}

/**
 * Opens the chat link in a sealed path (docs/architecture.md 4): base64url of iv, AES-256-GCM ciphertext and tag, then
 * the 8 characters whose SHA-256 is the key. Throws for any other path, or one that is not a web page.
 */
export async function openChatLink(path: string): Promise<string> {
  const sealed = base64url.decode(path.slice(0, -keyLength));
  const secret = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(path.slice(-keyLength)));
  const key = await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['decrypt']);
  const iv = new Uint8Array(sealed.subarray(0, ivLength));
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, new Uint8Array(sealed.subarray(ivLength)));
  return webLink(new TextDecoder().decode(plain));
}
