import path from 'node:path';
import { packageVersion, root } from './workspace.ts';

/** React entry points and the small facades that a page has once; whole libraries would lose tree shaking. */
const reactKeys = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'] as const;
export const facadeKeys = [
  '@portal/shared/remote/router',
  '@portal/shared/remote/intl',
  '@portal/shared/remote/state',
  '@portal/shared/remote/query',
  '@portal/shared/ui/pictures',
  '@portal/shared/ui/dialog-parts',
] as const;
export const sharedKeys = [...reactKeys, ...facadeKeys];

/** Not in the shell's first script: a chunk of the shell, loaded once a remote or a dialog of the shell needs it. */
export const laterKeys: readonly string[] = ['@portal/shared/ui/dialog-parts'];

/** Libraries behind the facades: a remote that carries one of these in its own files has a second copy of it. */
export const facadeLibraries = [
  'react',
  'react-dom',
  'scheduler',
  'react-router-dom',
  'react-router',
  'react-intl',
  '@formatjs/intl',
  'jotai',
  '@tanstack/react-query',
  '@tanstack/query-core',
  '@base-ui/react',
];

interface SharedConfig {
  singleton: true;
  version: string;
  requiredVersion: string;
  eager?: boolean;
  import?: false;
}

function versionOf(key: string): string {
  return key.startsWith('@portal/shared/')
    ? packageVersion(path.join(root, 'shared'))
    : packageVersion(path.join(root, 'shared/node_modules', key.split('/')[0] ?? key));
}

/** `^` of the React version in this tree, which a remote needs from the page. */
export const reactRange = `^${versionOf('react')}`;

/** The shell provides shared modules in its first script, so that no remote waits, except those loaded later. */
export function providedShares(): Record<string, SharedConfig> {
  return Object.fromEntries(
    sharedKeys.map(
      (key) => [key, { ...configOf(key), eager: !laterKeys.includes(key) }] satisfies [string, SharedConfig],
    ),
  );
}

/** A remote has no copies: it uses the shell's modules, or does not start. */
export function consumedShares(): Record<string, SharedConfig> {
  return Object.fromEntries(
    sharedKeys.map((key) => [key, { ...configOf(key), import: false }] satisfies [string, SharedConfig]),
  );
}

function configOf(key: string): SharedConfig {
  const version = versionOf(key);
  return { singleton: true, version, requiredVersion: `^${version}` };
}
