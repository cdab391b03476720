import { drawCdn, htmlOnCdn, onCdn, ownAddress } from './image-cdn.rules.ts';

const cdns = ['https://img1.test', 'https://img2.test/lantern/'];

test("picks a visit's CDN at random, or none without any", () => {
  expect(drawCdn(cdns, () => 0)).toBe(cdns[0]);
  expect(drawCdn(cdns, () => 0.99)).toBe(cdns[1]);
  expect(drawCdn([], () => 0.5)).toBeUndefined();
});

test("loads the operator's pictures from the CDN, all others from their own place", () => {
  expect(onCdn('/content/a.webp', cdns[1])).toBe('https://img2.test/lantern/content/a.webp');
  expect(onCdn('/content/a.webp', undefined)).toBe('/content/a.webp');
  for (const other of ['/down', 'https://else.test/content/a.webp', 'art:harbour'])
    expect(onCdn(other, cdns[0])).toBe(other);
});

test('maps a CDN picture back to our own origin', () => {
  expect(ownAddress('https://img2.test/lantern/content/a.webp', cdns[1])).toBe('/content/a.webp');
  expect(ownAddress('https://else.test/content/a.webp', cdns[1])).toBeUndefined();
  expect(ownAddress('/content/a.webp', undefined)).toBeUndefined();
});

test('rewrites pictures within the HTML of a notice, too', () => {
  const html = '<p><a href="/content/x">x</a><img alt="" src="/content/a.png"></p>';
  expect(htmlOnCdn(html, cdns[0])).toBe(
    '<p><a href="/content/x">x</a><img alt="" src="https://img1.test/content/a.png"></p>',
  );
  expect(htmlOnCdn(html, undefined)).toBe(html);
});
