import { variantSuffixes } from '../storage/compressed-variants.ts';

/** Disks allow names of 255 bytes; compression adds a suffix. */
const segmentMax = 200;
const pathMax = 500;

/**
 * Returns what keeps these files from lying in one folder beside their compressed forms; undefined when nothing does.
 */
export function pathProblem(paths: readonly string[]): { path: string; text: string } | undefined {
  // Paths that differ only by case are one on some disks.
  const files = new Set(paths.map((path) => path.toLowerCase()));
  const variants = new Set([...files].flatMap((path) => variantSuffixes.map((suffix) => `${path}${suffix}`)));
  for (const path of paths) {
    if (path.length > pathMax || path.split('/').some((segment) => segment.length > segmentMax)) {
      return { path: path.slice(0, segmentMax), text: 'has a name that is too long' };
    }
    const folders = foldersOf(path.toLowerCase());
    const inFile = folders.find((folder) => files.has(folder));
    if (inFile !== undefined) return { path, text: `lies in ${inFile}, which is a file` };
    const clash = [path.toLowerCase(), ...folders].find((name) => variants.has(name));
    if (clash !== undefined) return { path, text: `takes the name ${clash}, under which a file is packed` };
  }
  return undefined;
}

function foldersOf(path: string): string[] {
  const segments = path.split('/');
  return segments.slice(1).map((_, index) => segments.slice(0, index + 1).join('/'));
}
