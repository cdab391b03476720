import { isPagePath } from '@portal/platform/modules/releases/site/page-paths.rules';

/** Path of the single bundle's files on its server. */
export const singleBase = '/releases/single/1.0.0/';

type Answerer = { by: 'file'; file: string } | { by: 'page' } | { by: 'platform' };

/** Source of a path on the single bundle's server: the build, its page, or the platform. */
export function answererOf(url: string): Answerer {
  const [path = ''] = url.split('?');
  if (path.startsWith(singleBase)) return { by: 'file', file: path.slice(singleBase.length) };
  return isPagePath(path) ? { by: 'page' } : { by: 'platform' };
}
