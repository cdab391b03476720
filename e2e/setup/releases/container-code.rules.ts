/** Faults of a remote's version that a squad could really publish. */
export const versionFaults = [
  'syntax-error',
  'throws',
  'throws-at-mount',
  'hangs',
  'wrong-exports',
  'wrong-contract',
  'chunk-missing',
  'css-missing',
] as const;
export type VersionFault = (typeof versionFaults)[number];

export interface VersionChange {
  fault?: VersionFault;
  /** Global set to the version when the entry runs, as proof of execution. */
  canary?: string;
}

const textOfFault = JSON.stringify('a version that a case has broken');

/** Change of the mounted module by fault, as the body of `(module) => ...`; other faults leave the module alone. */
const wraps: Partial<Record<VersionFault, string>> = {
  'throws-at-mount': `({ contract: module.contract, mount() { throw new Error(${textOfFault}); } })`,
  hangs: '({ contract: module.contract, mount: () => new Promise(() => {}) })',
  'wrong-exports': '({ contract: module.contract })',
  'wrong-contract': "({ contract: '99.0.0', mount: module.mount })",
};

/** Returns the text of an entry script with the fault in it; `container` is the global that the script creates. */
export function changedEntry(text: string, container: string, { fault, canary }: VersionChange): string {
  const sing = canary ? `globalThis[${JSON.stringify(canary)}] = ${JSON.stringify(container)};\n` : '';
  if (fault === 'syntax-error') return `${sing})(`;
  if (fault === 'throws') return `${sing}throw new Error(${textOfFault});`;
  const wrap = fault && wraps[fault];
  return wrap ? `${sing}${text}\n${wrapped(container, wrap)}` : sing + text;
}

/** Makes the container return a changed module instead of its own. */
function wrapped(container: string, wrap: string): string {
  return `(() => {
  const own = ${container};
  const change = (module) => ${wrap};
  ${container} = {
    init: (...given) => own.init(...given),
    get: async (...given) => {
      const make = await own.get(...given);
      return () => {
        const module = make();
        return module instanceof Promise ? module.then(change) : change(module);
      };
    },
  };
})();
`;
}

/** Whether the fault removes this file from the release; the entry always stays. */
export function isFileRemoved(path: string, entry: string, fault: VersionFault | undefined): boolean {
  if (fault === 'chunk-missing') return path.endsWith('.js') && path !== entry;
  return fault === 'css-missing' && path.endsWith('.css');
}
