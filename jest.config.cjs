const { existsSync } = require('node:fs');
const path = require('node:path');
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

const transform = {
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
};

const common = {
  cacheDirectory: '<rootDir>/.cache/jest',
  // A checkout may have some of them.
  roots: browserRooms.map((folder) => path.join(__dirname, folder)).filter(existsSync),
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.slow\\.test\\.'],
  transform,
  transformIgnorePatterns: [`<rootDir>/node_modules/\\.pnpm/(?!(${modernPackages})@)`],
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.css$': '<rootDir>/shared/testing/setup/empty-style.cjs',
  },
};

/** A page costs half a second a file, so rules run without one. */
const rules = {
  ...common,
  displayName: 'rules',
  testMatch: ['**/*.rules.test.ts', '**/*.rules.*.test.ts'],
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/shared/testing/setup/unexpected-console.ts'],
};

const pages = {
  ...common,
  displayName: 'pages',
  testMatch: ['**/*.test.ts?(x)'],
  testPathIgnorePatterns: [...common.testPathIgnorePatterns, '\\.rules\\.(?:[^/]+\\.)?test\\.ts$'],
  testEnvironment: '<rootDir>/shared/testing/setup/browser-environment.cjs',
  setupFiles: ['<rootDir>/shared/testing/setup/web-platform.cjs'],
  setupFilesAfterEnv: [
    '<rootDir>/shared/testing/setup/page-matchers.ts',
    '<rootDir>/shared/testing/setup/unexpected-console.ts',
    '<rootDir>/shared/testing/setup/wait-timeouts.ts',
  ],
};

module.exports = { projects: [rules, pages] };
