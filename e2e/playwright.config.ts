import { defineConfig } from '@playwright/test';
import { findTestBrowser } from '../tooling/test/find-browser.ts';
import { browserFlags } from './fixtures/browser-flags.ts';

export default defineConfig({
  testDir: 'specs',
  // A run empties its folder when it begins: configurations that may run beside each other have one each.
  outputDir: 'results/run',
  globalSetup: './setup/start-product.ts',
  // Both cores: one for the browsers, one for the platform.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // A case waits for the next code of an authenticator.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    // Installed by the global set-up where there is none; the workers read this file after it.
    launchOptions: { executablePath: findTestBrowser(), args: browserFlags },
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Asia/Ho_Chi_Minh',
    // What moves is drawn by the processors that the platform runs on; cases about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // What a page was is in its trace; a film of it as well would take a third of the processors that it is run on.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'journeys', testIgnore: /(edge|releases|identity-provider|settings|screens|clock|snapshots)\// },
    // These change what holds for everybody, so each has the portal to itself: one after another, one at a time.
    { name: 'settings', testMatch: /settings\//, dependencies: ['journeys'], workers: 1 },
    // Every screen in its languages, themes and widths. All languages are offered from here on.
    // A trace of every look would take longer than looking; what is found says where.
    { name: 'screens', testMatch: /screens\//, dependencies: ['settings'], use: { trace: 'off' } },
    // With a provider configured pages let its scripts in, which the other cases must not need.
    { name: 'identity-provider', testMatch: /identity-provider\//, dependencies: ['screens'], workers: 1 },
    // These put other releases live.
    { name: 'releases', testMatch: /releases\//, dependencies: ['identity-provider'], workers: 1 },
    // Last: a clock that was ahead should not be set back under what was written meanwhile.
    { name: 'clock', testMatch: /clock\//, dependencies: ['releases'], workers: 1 },
  ],
});
