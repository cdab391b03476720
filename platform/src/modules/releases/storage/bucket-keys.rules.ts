/** Keys in the bucket. A CDN before the bucket serves `releases/` at the addresses of the composition. */
export const folderKey = (name: string, version: string) => `releases/${name}/${version}/`;
/** Marks a folder as complete: many objects cannot be moved in one step, but one can be written. */
export const placedKey = (name: string, version: string) => `placed/${name}/${version}`;
/** Marks a folder that is being written or deleted, so that leftovers of a crashed process are found. */
export const unfinishedKey = (name: string, version: string) => `${unfinishedPrefix}${name}/${version}`;
export const unfinishedPrefix = 'unfinished/';

/** Parses name and version from a `placed/` or `unfinished/` key. */
export function releaseOf(key: string): { name: string; version: string } | undefined {
  const [, name, version] = /^(?:placed|unfinished)\/([^/]+)\/([^/]+)$/.exec(key) ?? [];
  return name !== undefined && version !== undefined ? { name, version } : undefined;
}

/** Headers stored with the objects, for a CDN that serves the bucket. */
export function objectHeaders(path: string): Record<string, string> {
  return { 'content-type': contentTypeOf(path), 'cache-control': 'public, max-age=31536000, immutable' };
}

function contentTypeOf(path: string): string {
  return types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
}

/** As in edge/parts/types.conf. */
const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  woff2: 'font/woff2',
  woff: 'font/woff',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  mp4: 'video/mp4',
};
