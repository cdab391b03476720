import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/**
 * Visual snapshots, on a product of their own because journeys would change the pictures. How to renew them:
 * docs/texts-and-screens.md.
 */
export default defineConfig({
  ...base,
  testDir: 'specs/snapshots',
  outputDir: 'results/snapshots',
  // Relative to the folder of the tests: the template has no variable for the folder of the configuration.
  snapshotPathTemplate: '{testDir}/../../snapshots/{arg}{ext}',
  // Generous, for busy machines: only the picture matters.
  timeout: 300_000,
  expect: {
    timeout: 60_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'device',
      // Another processor rounds single pixels of a gradient differently; a visible change is larger.
      threshold: 0.25,
      maxDiffPixelRatio: 0.01,
    },
  },
  use: { ...base.use, trace: 'off' },
  projects: [
    { name: 'phone', grepInvert: /@1440/, use: { viewport: { width: 390, height: 844 } } },
    // At half size a shift is still visible, in a quarter of the bytes.
    {
      name: 'desktop',
      grepInvert: /@390/,
      use: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 0.5 },
    },
  ],
});
