import { isPagePath } from '@portal/platform/modules/releases/site/page-paths.rules';

/** Where the files of the single bundle lie on its server. */
export const singleBase = '/releases/single/1.0.0/';

type Answerer = { by: 'file'; file: string } | { by: 'page' } | { by: 'platform' };

/** Who answers a path on the server of the single bundle: the build itself, its page, or the platform behind. */
export function answererOf(url: string): Answerer {
  const [path = ''] = url.split('?');
  if (path.startsWith(singleBase)) return { by: 'file', file: path.slice(singleBase.length) };
  return isPagePath(path) ? { by: 'page' } : { by: 'platform' };
}
