import { base64url } from 'jose';
import { openChatLink } from './chat-link.ts';

async function sealed(link: string, key: string): Promise<string> {
  const secret = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  const sealing = await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, sealing, new TextEncoder().encode(link));
  return base64url.encode(new Uint8Array([...iv, ...new Uint8Array(text)])) + key;
}

test('the link is opened with the last 8 characters of its path', async () => {
  expect(await openChatLink(await sealed('https://chat.example/room?id=7', 'a1B2-_9z'))).toBe(
    'https://chat.example/room?id=7',
  );
});

test('a wrong key, a changed text and anything but a web address open nothing', async () => {
  const path = await sealed('https://chat.example/', 'a1B2c3D4');
  await expect(openChatLink(`${path.slice(0, -1)}5`)).rejects.toThrow();
  await expect(openChatLink(`A${path.slice(1, 20)}B${path.slice(21)}`)).rejects.toThrow();
  await expect(openChatLink('short')).rejects.toThrow();
  await expect(openChatLink(await sealed('javascript:alert(1)', 'a1B2c3D4'))).rejects.toThrow('no web address');
});
