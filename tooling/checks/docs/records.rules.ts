import { dirname } from 'node:path/posix';

export interface TextFile {
  path: string;
  text: string;
}

/** Words of a record, as `wc -w` counts them. */
const mostWords = 400;
const mostRecords = 25;
const index = 'docs/decisions/README.md';
const numberOf = (path: string): string | undefined =>
  /^docs\/decisions\/(?:[^/]+\/)?(\d{3})-[^/]+\.md$/.exec(path)?.[1];

/**
 * Names decision records that are too long, that the index does not list exactly once, or that share a number, and folders
 * with too many records.
 */
export function recordFaults(files: readonly TextFile[]): string[] {
  const listed = files.find(({ path }) => path === index)?.text ?? '';
  const records = files.filter(({ path }) => numberOf(path));
  const folders = records.map(({ path }) => dirname(path));
  return [
    ...records.flatMap(({ path, text }) => {
      const words = text.split(/\s+/).filter(Boolean).length;
      const times = listed.split(`](${path.slice('docs/decisions/'.length)})`).length - 1;
      const isNumberTaken = records.some((other) => other.path < path && numberOf(other.path) === numberOf(path));
      return [
        ...(words > mostWords ? [`${path} has ${words} words, at most ${mostWords}`] : []),
        ...(times === 1 ? [] : [`${index} lists ${path} ${times} times`]),
        ...(isNumberTaken ? [`${path} has the number of another record`] : []),
      ];
    }),
    ...[...new Set(folders)]
      .map((folder) => ({ folder, count: folders.filter((other) => other === folder).length }))
      .filter(({ count }) => count > mostRecords)
      .map(({ folder, count }) => `${folder} has ${count} records, at most ${mostRecords}`),
  ];
}
