/** Where things lie in the bucket. `releases/` is what a CDN before the bucket serves, at the addresses of the composition. */
export const folderKey = (name: string, version: string) => `releases/${name}/${version}/`;
/** The object that says that the folder is whole and in its place: many objects cannot be moved in one step, one can. */
export const placedKey = (name: string, version: string) => `placed/${name}/${version}`;
/** Says that a folder is being written or taken away; what a process that ended has left is found by it. */
export const unfinishedKey = (name: string, version: string) => `${unfinishedPrefix}${name}/${version}`;
export const unfinishedPrefix = 'unfinished/';

/** Name and version of a `placed/` or `unfinished/` object. */
export function releaseOf(key: string): { name: string; version: string } | undefined {
  const [, name, version] = /^(?:placed|unfinished)\/([^/]+)\/([^/]+)$/.exec(key) ?? [];
  return name !== undefined && version !== undefined ? { name, version } : undefined;
}

/** Headers that the objects keep, for a CDN that serves the bucket. */
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
