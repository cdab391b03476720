import type { Page } from '@playwright/test';
import { listAnnouncements } from '@portal/shared/contract/content/announcements';
import { getHelpCenter } from '@portal/shared/contract/content/help-center';
import { hostileHtml } from '../../fixtures/hostile-html.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

const texts = hostileHtml();
const forbidden = 'script, style, link, meta, base, iframe, object, embed, form, input, button, svg, math, noscript';

/** Effects of the texts if they were not sanitized: code runs, or a foreign server gets a request. */
async function watch(page: Page): Promise<() => Promise<unknown[]>> {
  const seen: unknown[] = [];
  page.on('dialog', (dialog) => {
    seen.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) seen.push(request.url());
  });
  return async () => [...seen, ...(await page.evaluate(() => ('ran' in window ? ['ran'] : [])))];
}

// Own pictures that do not exist, and messages of the browser while the sanitizer parses a text in its own document,
// where nothing runs and nothing is fetched.
test.use({ expectedFaults: /404 \(Not Found\)|violates the following Content Security Policy directive/ });

// covers 3
test(`none of ${texts.length} hostile texts in help articles and notices runs when the platform does not sanitize`, async ({
  page,
}) => {
  expect(texts.length).toBeGreaterThanOrEqual(500);
  const found = await watch(page);
  await page.route(`**${getHelpCenter.path}*`, (route) => {
    const articles = texts.map((text, at) => ({ id: `a${at}`, title: text, content: `<p>Article ${at}</p>${text}` }));
    return route.fulfill({ json: { success: true, value: { articles } } });
  });
  await page.route(`**${listAnnouncements.path}*`, (route) => {
    const at = new Date().toISOString();
    const notices = texts.map((text, nth) => ({ id: `n${nth}`, type: 'H', title: text, content: text, at }));
    // A slideshow of a few.
    const banners = texts.slice(0, 8).map((text, nth) => ({
      bannerId: `b${nth}`,
      groupName: 'w_help',
      url: text,
      title: text,
      text,
      linkageType: `javascript:window.ran=${nth}`,
    }));
    return route.fulfill({ json: { success: true, value: { banners, notices } } });
  });
  await page.goto('/help');
  const articles = page.getByRole('main').locator('details[id^="a"]');
  await expect(articles).toHaveCount(texts.length, { timeout: 60_000 });
  const left = await articles.evaluateAll((all, harmful) => {
    const bodies = all.map((details) => details.querySelector(':scope > div > div'));
    const elements = bodies.flatMap((body) => [...(body?.querySelectorAll('*') ?? [])]);
    for (const element of elements)
      for (const kind of ['pointerover', 'focus', 'toggle', 'load', 'error']) element.dispatchEvent(new Event(kind));
    const attributes = elements.flatMap((element) => [...element.attributes]);
    return {
      articles: bodies.filter((body) => body?.firstElementChild?.textContent?.startsWith('Article ')).length,
      harmful: elements.filter((element) => element.matches(harmful)).map(({ localName }) => localName),
      handlers: attributes.filter(({ name }) => /^(on|style$)/.test(name)).map(({ value }) => value),
      addresses: attributes
        .filter(({ name, value }) => /^(href|src)$/.test(name) && !/^(https?:\/\/|\/(?![/\\])|#)/.test(value))
        .map(({ value }) => value),
    };
  }, forbidden);
  expect(left).toEqual({ articles: texts.length, harmful: [], handlers: [], addresses: [] });
  await expect(page.locator('a[href^="javascript" i]')).toHaveCount(0);
  expect(await found()).toEqual([]);
  await page.goto('/noticePage');
  const titles = page.getByRole('navigation', { name: 'Announcement list' }).getByRole('listitem').getByRole('button');
  await expect(titles).toHaveCount(9);
  for (let nth = 0; nth < 9; nth += 1) await titles.nth(nth).click();
  expect(await found()).toEqual([]);
});
