import { base64url } from 'jose';

const keyLength = 8;
const ivLength = 12;

/** The address as a browser may open it; throws where it leads nowhere but to a web page. */
export function webLink(address: string): string {
  const { href, protocol } = new URL(address, location.href);
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError('the link is no web address');
  return href;
}

/**
 * The chat link in a sealed path (docs/architecture.md 4): base64url of iv, AES-256-GCM ciphertext and tag, then the
 * 8 characters whose SHA-256 is the key. Throws where the path is not that, or leads nowhere but to a web page.
 */
export async function openChatLink(path: string): Promise<string> {
  const sealed = base64url.decode(path.slice(0, -keyLength));
  const secret = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(path.slice(-keyLength)));
  const key = await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['decrypt']);
  const iv = new Uint8Array(sealed.subarray(0, ivLength));
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, new Uint8Array(sealed.subarray(ivLength)));
  return webLink(new TextDecoder().decode(plain));
}
