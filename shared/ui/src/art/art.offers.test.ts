import { presentPicture } from './present-picture.ts';
import { promotionPicture } from './promotion-picture.ts';

const present = (scene: string, seed = 'a', type: 'present' | 'bonus' = 'present') =>
  presentPicture({ scene, seed, type });

test('the same present always looks the same; another id of the same scene does not', () => {
  expect(present('watch')).toBe(present('watch'));
  expect(present('watch', 'b')).not.toBe(present('watch'));
});

test('a present is drawn by the words of its scene or of its id; headphones are no phone', () => {
  const steam = 'c-10-12 10-18 0-32';
  expect(present('tea-set')).toContain(steam);
  expect(present('gift', 'tea-set')).toContain(steam);
  const screen = 'rx="20"';
  expect(present('phone').includes(screen) && !present('headphones').includes('x="-50" y="-98"')).toBe(true);
});

test('an unknown picture is a gift, or for a bonus something of the purse', () => {
  expect(present('zzz')).toContain('M4-44C22-92');
  expect(present('zzz', 'a', 'bonus')).not.toContain('M4-44C22-92');
});

test('promotions of different rooms show different scenes, all of them drawings that can be read', () => {
  const words = [
    'welcome',
    'points',
    'slots',
    'live',
    'invite',
    'lottery',
    'fish',
    'esports',
    'sports',
    'vip',
    'other',
  ];
  const pictures = words.map(promotionPicture);
  expect(new Set(pictures).size).toBe(words.length);
  for (const picture of [...pictures, present('gift'), present('egg')]) {
    const parsed = new DOMParser().parseFromString(picture, 'image/svg+xml');
    expect(parsed.querySelector('parsererror')).toBeNull();
    expect(picture).not.toMatch(/NaN|undefined/);
  }
});
