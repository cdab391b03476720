/** Names of the projects of `playwright.config.ts`, in the order that they are to run in on one product. */
export const projectsInOrder = ['journeys', 'settings', 'screens', 'identity-provider', 'releases', 'clock'] as const;

export type Project = (typeof projectsInOrder)[number];
