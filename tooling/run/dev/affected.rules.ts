import { type ReleaseName, releaseName } from '@portal/shared/contract/releases/releases';

interface Affected {
  releases: ReleaseName[];
  servers: ('platform' | 'vendor' | 'provider')[];
}

/**
 * What a changed file touches.
 * @param file path from the root of the repository, with `/`
 * @param watched the releases that are worked on
 */
export function affectedBy(file: string, watched: readonly ReleaseName[]): Affected {
  if (/(^|\/)(node_modules|dist|\.cache|\.data)\/|\.test\.tsx?$/.test(file)) return { releases: [], servers: [] };
  const [room = '', subfolder = ''] = file.split('/');
  if (room === 'platform') return { releases: [], servers: ['platform'] };
  if (room === 'sandbox-provider') return { releases: [], servers: ['provider'] };
  if (room === 'demo-vendor') return { releases: [], servers: ['vendor'] };
  if (room === 'shared')
    return { releases: [...watched], servers: subfolder === 'contract' ? ['platform', 'vendor', 'provider'] : [] };
  const isWatched = watched.some((name) => name === room);
  return { releases: isWatched ? releaseName.options.filter((name) => name === room) : [], servers: [] };
}
