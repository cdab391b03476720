import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Builders, Factories, type Types } from '@cyclonedx/cyclonedx-library/Contrib/FromNodePackageJson';
import { Factories as LicenseFactories } from '@cyclonedx/cyclonedx-library/Contrib/License';
import { ComponentType, HashAlgorithm, LifecyclePhase } from '@cyclonedx/cyclonedx-library/Enums';
import { Bom, Component } from '@cyclonedx/cyclonedx-library/Models';
import { JSON as Json, JsonSerializer } from '@cyclonedx/cyclonedx-library/Serialize';
import { Spec1dot6 } from '@cyclonedx/cyclonedx-library/Spec';
import { bomFileName } from '@portal/shared/contract/releases/release-bom';
import spdxParse from 'spdx-expression-parse';
import type { Compilation, Compiler, Module } from 'webpack';
import { root } from '../workspace.ts';
import { builtFrames } from './frames-plugin.ts';

interface BomFacts {
  name: string;
  version: string;
}

const builder = new Builders.ComponentBuilder(
  new Factories.ExternalReferenceFactory(),
  new LicenseFactories.LicenseFactory(spdxParse),
);

/**
 * Writes `bom.json` (CycloneDX 1.6): each package whose code is really in the release, with version, licence and the
 * hash that the lock file has of it. Without serial number and time, so that two builds of one commit are the same.
 */
export class BomPlugin {
  readonly #facts: BomFacts;

  constructor({ name, version }: BomFacts) {
    this.#facts = { name, version };
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BomPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ANALYSE;
      compilation.hooks.processAssets.tap({ name: 'BomPlugin', stage }, () => {
        if (compilation.errors.length > 0) return;
        const frames = builtFrames(compilation)?.compilation;
        const packages = packagesIn([compilation, ...(frames ? [frames] : [])]);
        compilation.emitAsset(bomFileName, new sources.RawSource(`${bomText(this.#facts, packages)}\n`));
      });
    });
  }
}

function bomText({ name, version }: BomFacts, packages: readonly Types.NodePackageJson[]): string {
  const release = new Component(ComponentType.Application, name, { version, bomRef: `${name}@${version}` });
  const bom = new Bom();
  bom.metadata.component = release;
  bom.metadata.lifecycles.add(LifecyclePhase.Build);
  const integrities = lockedIntegrities();
  for (const manifest of packages) {
    const component = builder.makeComponent(manifest, ComponentType.Library);
    if (!component) continue;
    const id = `${manifest.name}@${manifest.version}`;
    component.purl = `pkg:npm/${id.replace(/^@/, '%40')}`;
    component.bomRef.value = id;
    const integrity = integrities.get(id);
    if (integrity) component.hashes.set(HashAlgorithm['SHA-512'], integrity);
    bom.components.add(component);
    release.dependencies.add(component.bomRef);
  }
  return new JsonSerializer(new Json.Normalize.Factory(Spec1dot6)).serialize(bom, { sortLists: true, space: 2 });
}

/** Returns the manifests of the packages whose modules are in a chunk; what is shaken off is in none. */
function packagesIn(compilations: readonly Compilation[]): Types.NodePackageJson[] {
  const found = new Map<string, Types.NodePackageJson>();
  const inChunks = compilations.flatMap(({ modules, chunkGraph }) =>
    [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0),
  );
  for (const file of inChunks.flatMap(filesOf)) {
    const manifest = manifestOf(file);
    if (manifest) found.set(`${manifest.name}@${manifest.version}`, manifest);
  }
  return [...found.values()];
}

/** Files of a module; several where modules were joined to one. */
function filesOf(module: Module): string[] {
  const joined = 'modules' in module && Array.isArray(module.modules) ? (module.modules as Module[]) : [module];
  return joined.flatMap((one) => one.nameForCondition() ?? []);
}

/** Returns the manifest of the installed package that a file belongs to; undefined for our own sources. */
function manifestOf(file: string): Types.NodePackageJson | undefined {
  const [, folder] = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/.][^\\/]*)[\\/]/.exec(file) ?? [];
  return folder === undefined ? undefined : JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
}

const lockedPackage = /^ {2}'?(@?[^\s@']+@[^\s:']+)'?:\n {4}resolution: \{[^}\n]*integrity: sha512-([A-Za-z0-9+/=]+)/gm;

/** Returns the SHA-512 of each package of the lock file in hex, by `name@version`. */
function lockedIntegrities(): ReadonlyMap<string, string> {
  const text = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8');
  const entries = [...text.matchAll(lockedPackage)];
  return new Map(entries.map(([, id = '', digest = '']) => [id, Buffer.from(digest, 'base64').toString('hex')]));
}
