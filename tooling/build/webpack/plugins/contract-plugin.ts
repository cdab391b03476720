import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { surfaceOfCalls } from '@portal/platform/modules/releases/compatibility/surfaces/call-surface';
import type { Call } from '@portal/shared/contract/calls/define-call';
import { type ContractFile, contractFileName } from '@portal/shared/contract/releases/contract-surface';
import * as v from 'valibot';
import type { Compilation, Compiler, NormalModule } from 'webpack';
import { eventsSurface, typesSurface } from '../../contract/types-surface.ts';
import { usedEvents, usedTypes } from '../../contract/used-contract.rules.ts';
import { root } from '../workspace.ts';

interface UsedModule {
  file: string;
  /** Names that are used; undefined if the build does not distinguish them. */
  exports: Set<string> | undefined;
  code: string;
}

const shared = path.join(root, 'shared');
const contractSources = path.join(shared, 'contract/src') + path.sep;

/** Writes `contract.json`: the calls, events and members of the host that are really in a release (decision 056). */
export class ContractPlugin {
  readonly #facts: { contractVersion: string; isShell: boolean };

  constructor(facts: { contractVersion: string; isShell: boolean }) {
    this.#facts = facts;
  }

  apply(compiler: Compiler): void {
    const { Compilation, NormalModule, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ContractPlugin', (compilation) => {
      let used: UsedModule[] = [];
      // Before modules are joined to larger ones.
      compilation.hooks.afterOptimizeDependencies.tap('ContractPlugin', (modules) => {
        const ours = [...modules].filter((module) => module instanceof NormalModule && isOurs(module));
        used = ours.flatMap((module) => (module instanceof NormalModule ? usedModule(compilation, module) : []));
      });
      const stage = Compilation.PROCESS_ASSETS_STAGE_ANALYSE;
      compilation.hooks.processAssets.tapPromise({ name: 'ContractPlugin', stage }, async () => {
        if (compilation.errors.length > 0) return;
        const text = `${JSON.stringify(await this.#contract(used))}\n`;
        compilation.emitAsset(contractFileName, new sources.RawSource(text));
      });
    });
  }

  async #contract(used: readonly UsedModule[]): Promise<ContractFile> {
    const { contractVersion, isShell } = this.#facts;
    const calls = surfaceOfCalls((await Promise.all(used.map(callsOf))).flat());
    const [events, types] = [eventsSurface(shared), await typesSurface(shared)];
    if (isShell) {
      return { contract: contractVersion, uses: { calls, events: {}, types: {} }, provides: { events, types } };
    }
    // The contract's own words are names of fields, not of what the host hands over.
    const code = used.filter(({ file }) => !file.startsWith(contractSources)).map((module) => module.code);
    return {
      contract: contractVersion,
      uses: { calls, events: usedEvents(code, events), types: usedTypes(code, types) },
    };
  }
}

function isOurs({ resource }: NormalModule): boolean {
  return /\.tsx?$/.test(resource) && !resource.includes(`${path.sep}node_modules${path.sep}`);
}

function usedModule({ moduleGraph }: Compilation, module: NormalModule): UsedModule[] {
  const exports = moduleGraph.getExportsInfo(module).getUsedExports(undefined);
  if (exports === false) return [];
  const code = String(module.originalSource()?.source() ?? '');
  return [
    { file: module.resource, exports: exports === null || exports === true ? undefined : new Set(exports), code },
  ];
}

/** Calls among the exports of a contract module that are used, alone or in a list of calls. */
async function callsOf({ file, exports }: UsedModule): Promise<Call[]> {
  if (!file.startsWith(contractSources)) return [];
  const module: Record<string, unknown> = await import(pathToFileURL(file).href);
  const values = Object.entries(module).filter(([name]) => exports === undefined || exports.has(name));
  return values.flatMap(([, value]) => (isCall(value) ? [value] : callsIn(value)));
}

function callsIn(value: unknown): Call[] {
  if (typeof value !== 'object' || value === null || 'kind' in value) return [];
  return Object.values(value).filter(isCall);
}

const callShape = v.looseObject({
  method: v.picklist(['get', 'post', 'put', 'delete']),
  path: v.string(),
  access: v.string(),
  input: v.looseObject({ kind: v.literal('schema') }),
  output: v.looseObject({ kind: v.literal('schema') }),
});

function isCall(value: unknown): value is Call {
  return v.is(callShape, value);
}
