import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { type AppIconName, appIcons, drawAppIcon } from './app-icons.ts';
import { appManifest } from './app-manifest.rules.ts';

const facts = { brandName: 'Lantern of the Long River', language: 'VN', isOffered: true } as const;

test('names the brand, opens at the home page and stays within the portal', () => {
  const { icons: _, ...manifest } = appManifest(facts) as Record<string, unknown>;
  assert.deepEqual(manifest, {
    id: '/',
    name: 'Lantern of the Long River',
    short_name: 'Lantern of t',
    lang: 'vi',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#0e1230',
    theme_color: '#0e1230',
  });
});

test('offers no installation when the app is switched off', () => {
  assert.equal((appManifest({ ...facts, isOffered: false }) as { display: string }).display, 'browser');
});

test('every icon is a PNG of the size that it says', async () => {
  const { icons } = appManifest(facts) as { icons: { src: string; sizes: string; type: string }[] };
  for (const { src, sizes, type } of icons) {
    const name = src.replace('/app/', '') as AppIconName;
    const { width, height, format } = await sharp(await drawAppIcon(name)).metadata();
    assert.deepEqual([`${width}x${height}`, `image/${format}`], [sizes, type], name);
  }
});

test('a maskable icon and that of iOS fill their corners, and no other does', async () => {
  for (const name of Object.keys(appIcons) as AppIconName[]) {
    const { data } = await sharp(await drawAppIcon(name))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    assert.equal(data[3], name.startsWith('icon') ? 0 : 255, name);
  }
});
