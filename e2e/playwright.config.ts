import { defineConfig } from '@playwright/test';
import { findTestBrowser } from '@portal/machine/find-browser';
import { browserFlags } from './fixtures/browser-flags.ts';
import { chosenReporters } from './reporters.ts';

export default defineConfig({
  testDir: 'specs',
  // A run empties its folder at the start: configurations that may run in parallel have one each.
  outputDir: 'results/run',
  globalSetup: './setup/start-product.ts',
  // Two cores: one for the browsers, one for the platform.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // A test may wait for the next code of an authenticator.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: chosenReporters(),
  use: {
    // The global setup installs it where it is missing; the workers read this file afterwards.
    launchOptions: { executablePath: findTestBrowser(), args: browserFlags },
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Asia/Ho_Chi_Minh',
    // Requests of a service worker pass the routes of a test by; the journey of the app allows it.
    serviceWorkers: 'block',
    // Animations use the processors that the platform runs on; tests about motion turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    // The trace shows each page, or without snapshots what was done, requested and printed: pages take a seventh of a run.
    // A video as well would take a third of the processors.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: process.env.TRACE !== 'light' },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'journeys', testIgnore: /(edge|releases|identity-provider|settings|screens|clock|snapshots)\// },
    // These change global settings, so they run alone: one after another, one at a time.
    { name: 'settings', testMatch: /settings\//, dependencies: ['journeys'], workers: 1 },
    // Every screen in its languages, themes and widths.
    // A trace of every look would take longer than the check; a finding names its location.
    { name: 'screens', testMatch: /screens\//, dependencies: ['settings'], use: { trace: 'off' } },
    // A provider is configured, which the other tests must not need.
    { name: 'identity-provider', testMatch: /identity-provider\//, dependencies: ['screens'], workers: 1 },
    // These release other versions.
    { name: 'releases', testMatch: /releases\//, dependencies: ['identity-provider'], workers: 1 },
    // Runs last: a clock that was ahead must not go back behind timestamps that are already stored.
    { name: 'clock', testMatch: /clock\//, dependencies: ['releases'], workers: 1 },
  ],
});
