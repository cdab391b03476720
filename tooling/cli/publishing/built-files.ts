import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { PublicKeys } from '@portal/build/webpack/shell-config';
import { root } from '@portal/build/webpack/workspace';
import { Refusal } from '@portal/platform/kernel/calls/refusal';
import releaseTexts from '@portal/platform/locales/EN/releases.json' with { type: 'json' };
import { decodeFiles } from '@portal/platform/modules/releases/publishing/decode-files.rules';
import { checkRelease, manifestFile } from '@portal/platform/modules/releases/publishing/release-files.rules';
import type { ReleaseName } from '@portal/shared/contract/releases/releases';
import { tsImport } from 'tsx/esm/api';
import * as v from 'valibot';
import { CommandProblem, refusalText } from '../command/operator-client.ts';
import { readReleaseFolder } from './read-release-folder.ts';

/** Files of a release by path, as base64. */
export type BuiltFiles = Record<string, string>;

/** Builds one release in a folder of its own, which is gone afterwards: nothing else is built or written. */
export async function buildFiles(name: ReleaseName, version: string, publicKeys?: PublicKeys): Promise<BuiltFiles> {
  const outDir = await mkdtemp(path.join(os.tmpdir(), `release-${name}-`));
  try {
    // The federation plugin stores files by working directory.
    process.chdir(root);
    const { buildRelease } = await loadBuild();
    await buildRelease({ name, version, outDir, publicKeys });
    return await readReleaseFolder(outDir);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** Loads the build, with webpack, from its sources: commands that build nothing do without. */
async function loadBuild(): Promise<typeof import('@portal/build/build-release')> {
  return tsImport(path.join(root, 'tooling/build/build-release.ts'), import.meta.url);
}

/** The files of a folder that was built before. */
export async function readFolder(folder: string): Promise<BuiltFiles> {
  return readReleaseFolder(folder).catch(() => {
    throw new CommandProblem('invalid_input', `${folder} is not a readable folder.`);
  });
}

/** Version in a manifest; undefined without one. */
export function versionOf(files: BuiltFiles): string | undefined {
  try {
    const manifest: unknown = JSON.parse(Buffer.from(files[manifestFile] ?? '', 'base64').toString('utf8'));
    return v.parse(v.object({ version: v.string() }), manifest).version;
  } catch {
    return undefined;
  }
}

/** The checks of the registry, before anything is sent. Throws a CommandProblem that names the file. */
export function checkFiles(name: ReleaseName, version: string, files: BuiltFiles): void {
  try {
    checkRelease(name, version, decodeFiles(files));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, fields } = error;
    const message = Object.entries(releaseTexts).find(([known]) => known === code)?.[1] ?? code;
    throw new CommandProblem(code, refusalText({ code, message, fields }));
  }
}
