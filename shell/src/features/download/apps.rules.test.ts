import { appsOf } from './apps.rules.ts';

const origin = 'https://portal.example';

test('lists a configured app, with an address that a camera can read', () => {
  const resources = [
    { resourceType: 'telegram', url: 'https://t.example' },
    { resourceType: 'android', url: 'https://cdn.example/lantern.apk', qrCodeUrl: 'https://cdn.example/qr' },
    { resourceType: 'ios-lite', url: '/lite' },
  ];
  expect(appsOf(resources, origin)).toEqual([
    { platform: 'android', code: 'https://cdn.example/qr', download: 'https://cdn.example/lantern.apk' },
    { platform: 'ios-lite', code: `${origin}/lite`, download: `${origin}/lite` },
  ]);
});

test('ignores a link to this very page', () => {
  const resources = [{ resourceType: 'ios', url: '/down' }];
  expect(appsOf(resources, origin)).toEqual([{ platform: 'ios', code: `${origin}/down`, download: undefined }]);
});
