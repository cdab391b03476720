import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

// Read by the set-up, and by the workers.
process.env.E2E_SHAPE = 'edge';

/** What has to hold when the shell and each remote have servers and origins of their own, on the production shape. */
const journeys = [
  /\/(open-portal|log-in|play|lottery)\.spec\.ts$/,
  /\/money\/deposit\.spec\.ts$/,
  /\/agents\/team-figures\.spec\.ts$/,
];

export default defineConfig({
  ...base,
  outputDir: 'results/edge',
  projects: [
    { name: 'edge', testMatch: journeys },
    // Last: this takes a server away.
    { name: 'servers', testMatch: /\/specs\/edge\//, dependencies: ['edge'], workers: 1 },
  ],
});
