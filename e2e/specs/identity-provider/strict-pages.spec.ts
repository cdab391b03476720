import { emulatedProject } from '@portal/run/emulators/auth-emulator';
import { keepProviderLocal } from '../../fixtures/access/identity-provider.ts';
import { expect, test } from '../../fixtures/settings-test.ts';
import { runningProduct } from '../../setup/running-product.ts';

test.use({ expectedFaults: /Content Security Policy/ });

// covers 9
test('with provider and analytics, the page runs no script of theirs; their frames do', async ({
  context,
  page,
  portal,
  changeSetting,
}) => {
  await keepProviderLocal(context);
  await changeSetting('identity.firebase', {
    apiKey: 'demo-key',
    authDomain: `${emulatedProject}.example`,
    projectId: emulatedProject,
  });
  await changeSetting('gtagId', 'G-LANTERN1');
  const asked: string[] = [];
  await context.route(/^https:\/\/(www\.googletagmanager|apis\.google)\.com\/(gtag|releases)\//, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: 'window.hasRun = true', contentType: 'text/javascript' });
  });

  const answer = await page.goto('/vip');
  const headers = answer?.headers() ?? {};
  expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
  expect(headers['content-security-policy']).toMatch(/script-src 'self';.*require-trusted-types-for 'script'/);
  expect(headers['content-security-policy']).not.toContain('google');

  const { scriptsOrigin } = runningProduct();
  await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-LANTERN1']);
  const analytics = page.frame({ url: `${scriptsOrigin}/analytics` });
  await expect.poll(() => analytics?.evaluate(() => Object(window).hasRun)).toBe(true);

  // An address that the policy for addresses of scripts lets through.
  const outcome = await page.evaluate(() => {
    const script = document.createElement('script');
    const ended = new Promise((resolve) => {
      script.onload = () => resolve('run');
      script.onerror = () => resolve('refused');
    });
    script.src = 'https://apis.google.com/releases/hostile.js';
    document.head.append(script);
    return ended;
  });
  expect(outcome).toBe('refused');
  expect(asked).toHaveLength(1);
  expect(await page.evaluate(() => Object(window).hasRun)).toBeUndefined();

  await portal.logInButton.click();
  await expect(portal.access.socialButton('Google')).toBeVisible();
  const reachable = await page.evaluate(() => {
    try {
      return document.querySelector('iframe')?.contentWindow?.document.title ?? 'no frame';
    } catch (error) {
      return String(error);
    }
  });
  expect(reachable).toMatch(/SecurityError/);
});
