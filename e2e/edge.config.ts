import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

// The global setup and the workers read this variable.
process.env.E2E_SHAPE = 'edge';

/** Projects that run on the production shape, where the shell and each remote have servers and origins of their own. */
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
    // Runs last because it stops a server.
    { name: 'servers', testMatch: /\/specs\/edge\//, dependencies: ['edge'], workers: 1 },
  ],
});
