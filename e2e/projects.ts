/** Names of the projects of `playwright.config.ts` in the order in which they run on one product. */
export const projectsInOrder = ['journeys', 'settings', 'screens', 'identity-provider', 'releases', 'clock'] as const;

export type Project = (typeof projectsInOrder)[number];
