/**
 * What runs one after another on one product: the snapshots (`snapshots.config.ts`), which need it as it was seeded, then
 * the projects of `playwright.config.ts`.
 */
export const projectsInOrder = [
  'snapshots',
  'journeys',
  'settings',
  'screens',
  'identity-provider',
  'releases',
  'clock',
] as const;

export type Project = (typeof projectsInOrder)[number];
