const { browserRooms } = require('./tooling/checks/directions/rooms.cjs');

/** Packages that ship ES modules only, so that jest (CommonJS) has to transform them. */
const modernPackages = [
  'jotai',
  'ky',
  'valibot',
  'react-intl',
  '@formatjs\\+[^@]+',
  'intl-messageformat',
  'nanoevents',
  'eventsource-parser',
  'jose',
  'react-router',
  'react-router-dom',
  'swiper',
  '@tanstack\\+[^@]+',
].join('|');

module.exports = {
  testEnvironment: '<rootDir>/shared/testing/setup/browser-environment.cjs',
  roots: browserRooms.map((folder) => `<rootDir>/${folder}`),
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.slow\\.test\\.'],
  setupFiles: ['<rootDir>/shared/testing/setup/web-platform.cjs'],
  setupFilesAfterEnv: [
    '<rootDir>/shared/testing/setup/unexpected-console.ts',
    '<rootDir>/shared/testing/setup/wait-timeouts.ts',
  ],
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
  },
  transformIgnorePatterns: [`<rootDir>/node_modules/\\.pnpm/(?!(${modernPackages})@)`],
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.css$': '<rootDir>/shared/testing/setup/empty-style.cjs',
  },
};
