import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/**
 * Visual snapshots, on a product of their own: what journeys have played, bound and read would be in the pictures. How
 * to renew them: docs/texts-and-screens.md.
 */
export default defineConfig({
  ...base,
  testDir: 'specs/snapshots',
  outputDir: 'results/snapshots',
  // From the folder of the tests: there is no word for that of the configuration.
  snapshotPathTemplate: '{testDir}/../../snapshots/{arg}{ext}',
  // A machine with much to do gets its time: what is judged is the picture.
  timeout: 300_000,
  expect: {
    timeout: 60_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'device',
      // Another processor rounds the odd pixel of a gradient otherwise; what a person would see is more.
      threshold: 0.25,
      maxDiffPixelRatio: 0.01,
    },
  },
  use: { ...base.use, trace: 'off' },
  projects: [
    { name: 'phone', grepInvert: /@1440/, use: { viewport: { width: 390, height: 844 } } },
    // Half the pixels of every edge: what moves is seen as well, in a quarter of the bytes.
    {
      name: 'desk',
      grepInvert: /@390/,
      use: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 0.5 },
    },
  ],
});
