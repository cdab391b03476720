import { ownFirst, platformOf } from './phone-platform.rules.ts';

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari', 0, undefined],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome', 5, 'android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64) Chrome', 10, undefined],
])('recognises %s', (userAgent, maxTouchPoints, platform) => {
  expect(platformOf({ userAgent, maxTouchPoints })).toBe(platform);
});

test('puts the apps of the device first, in their order', () => {
  const apps = (['ios', 'android', 'ios-lite'] as const).map((platform) => ({ platform }));
  const order = (own: 'ios' | 'android' | undefined) => ownFirst(apps, own).map(({ platform }) => platform);
  expect(order('android')).toEqual(['android', 'ios', 'ios-lite']);
  expect(order('ios')).toEqual(['ios', 'ios-lite', 'android']);
  expect(order(undefined)).toEqual(['ios', 'android', 'ios-lite']);
});
