import { contractVersion } from '@portal/shared/contract/constants';
import type { ReleaseManifest } from '@portal/shared/contract/releases/release-manifest';
import { manifestFile, sha384 } from '../publishing/release-files.rules.ts';

/** Contract versions that work with this platform. */
export const servedRange = `^${contractVersion.replace(/\..*/, '')}.0.0`;

/** Makes a small release: its manifest, and its files by path, the manifest among them. */
export function releaseFixture(
  name: string,
  version: string,
  more: { files?: Record<string, string>; manifest?: Partial<ReleaseManifest>; keyIds?: string[] } = {},
): { manifest: ReleaseManifest; files: Map<string, Uint8Array> } {
  const contents = more.files ?? { 'main.abc.js': `console.log("${name} ${version}")`, 'chunks/lazy.def.js': '1' };
  const bytes = Object.entries(contents).map(([path, text]) => [path, new TextEncoder().encode(text)] as const);
  const entry = Object.keys(contents)[0] ?? '';
  const manifest: ReleaseManifest = {
    name,
    version,
    needs: { contract: servedRange, react: '^19.3.0', facades: [] },
    provides: name === 'shell' ? ['react', '@portal/shared/remote/router'] : [],
    entry,
    files: bytes.map(([path, content]) => ({ path, sha384: sha384(content), bytes: content.byteLength })),
    commit: 'c0ffee',
    builtAt: '2026-01-01T00:00:00.000Z',
    ...(name === 'shell' && { page: { early: [], scripts: [entry], styles: [], keyIds: more.keyIds ?? ['k'] } }),
    ...more.manifest,
  };
  return { manifest, files: new Map([...bytes, [manifestFile, new TextEncoder().encode(JSON.stringify(manifest))]]) };
}

/** Encodes files as the publish call takes them. */
export function asBase64(files: ReadonlyMap<string, Uint8Array>): Record<string, string> {
  return Object.fromEntries([...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')]));
}
