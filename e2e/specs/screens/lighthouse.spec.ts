import { chromium } from '@playwright/test';
import { needBrowser } from '@portal/machine/need-browser';
import { freePorts } from '@portal/run/start/processes/ports';
import lighthouse, { type Config, desktopConfig } from 'lighthouse';
import { browserFlags } from '../../fixtures/browser-flags.ts';
import { expect, test } from '../../fixtures/screen-test.ts';

const categories = ['accessibility', 'best-practices'];

/** Undefined means Lighthouse's own phone, 412 px wide. */
const devices: Readonly<Record<string, Config | undefined>> = { 'a phone': undefined, 'a desktop': desktopConfig };

// covers 2.2: Lighthouse gives the home page 100 for accessibility and best practices on phone and desktop
for (const [name, config] of Object.entries(devices))
  test(`Lighthouse finds nothing on the home page of ${name}`, async ({ baseURL }) => {
    // It loads the page several times, slowly on a busy machine.
    test.setTimeout(300_000);
    // It controls a browser of its own over a port.
    const { platform: port } = await freePorts();
    const args = [...browserFlags, `--remote-debugging-port=${port}`];
    const browser = await chromium.launch({ executablePath: needBrowser(), args });
    try {
      const flags = { port, onlyCategories: categories, logLevel: 'error' } as const;
      const found = await lighthouse(`${baseURL}/`, flags, config);
      const audits = Object.values(found?.lhr.audits ?? {});
      // Audits without weight are hints: players need no source maps.
      const weighted = new Set(
        Object.values(found?.lhr.categories ?? {}).flatMap(({ auditRefs }) =>
          auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
        ),
      );
      const failed = audits.filter(({ id, score }) => weighted.has(id) && score !== null && score < 1);
      expect(failed.map(({ id, details }) => `${id}: ${JSON.stringify(details)}`)).toEqual([]);
      const scores = Object.values(found?.lhr.categories ?? {}).map(({ id, score }) => [id, score]);
      expect(scores).toEqual(categories.map((id) => [id, 1]));
    } finally {
      await browser.close();
    }
  });
