import { sealedLink } from '../../../testing/sealed-link.ts';
import { openChatLink } from './chat-link.ts';

// covers 3
test('opens the link with the last 8 characters of its path', async () => {
  expect(await openChatLink(await sealedLink('https://chat.example/room?id=7', 'a1B2-_9z'))).toBe(
    'https://chat.example/room?id=7',
  );
});

test('opens nothing for a wrong key, a changed text or anything but a web address', async () => {
  const path = await sealedLink('https://chat.example/', 'a1B2c3D4');
  await expect(openChatLink(`${path.slice(0, -1)}5`)).rejects.toThrow();
  await expect(openChatLink(`A${path.slice(1, 20)}B${path.slice(21)}`)).rejects.toThrow();
  await expect(openChatLink('short')).rejects.toThrow();
  await expect(openChatLink(await sealedLink('javascript:alert(1)', 'a1B2c3D4'))).rejects.toThrow('no web address');
});
