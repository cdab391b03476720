import { releaseName } from '@portal/shared/contract/releases/releases';
import * as v from 'valibot';

/** Origin of each remote's files by name; a remote that is not named is served with the pages. */
export type RemoteOrigins = Readonly<Record<string, string>>;

const remoteNames = releaseName.options.filter((name) => name.startsWith('remote-'));
const texts = v.record(v.string(), v.string());

/**
 * Parses `remote-games=https://games.example,remote-lottery=https://...`, or the same as a JSON object.
 * @throws Error whose message continues "REMOTE_ORIGINS: "
 */
export function parseRemoteOrigins(text: string): RemoteOrigins {
  const pairs = text.trim().startsWith('{') ? pairsOfJson(text) : text.split(',').map(pairOf);
  for (const [name, origin] of pairs) {
    if (!remoteNames.some((known) => known === name))
      throw new Error(`must name remotes (${remoteNames.join(', ')}), not ${name}`);
    if (!isOrigin(origin)) throw new Error(`must be origins such as https://games.example, not ${origin}`);
  }
  const origins = Object.fromEntries(pairs);
  if (Object.keys(origins).length < pairs.length) throw new Error('must name a remote once');
  return origins;
}

function pairsOfJson(text: string): [string, string][] {
  try {
    return Object.entries(v.parse(texts, JSON.parse(text)));
  } catch {
    throw new Error('must be name=origin pairs divided by commas, or a JSON object of them');
  }
}

function pairOf(text: string): [string, string] {
  const [name = '', ...origin] = text.split('=');
  return [name.trim(), origin.join('=').trim()];
}

/** True for an origin as a browser writes it: no path, trailing slash, credentials or default port. */
function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
