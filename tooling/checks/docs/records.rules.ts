export interface TextFile {
  path: string;
  text: string;
}

/** Words of a record, as `wc -w` counts them. */
const mostWords = 400;
const index = 'docs/decisions/README.md';
const isRecord = (path: string): boolean => /^docs\/decisions\/\d{3}-[^/]+\.md$/.test(path);

/** Names decision records that are too long, and those that the index does not list exactly once. */
export function recordFaults(files: readonly TextFile[]): string[] {
  const listed = files.find(({ path }) => path === index)?.text ?? '';
  return files
    .filter(({ path }) => isRecord(path))
    .flatMap(({ path, text }) => {
      const words = text.split(/\s+/).filter(Boolean).length;
      const times = listed.split(`](${path.slice('docs/decisions/'.length)})`).length - 1;
      return [
        ...(words > mostWords ? [`${path} has ${words} words, at most ${mostWords}`] : []),
        ...(times === 1 ? [] : [`${index} lists ${path} ${times} times`]),
      ];
    });
}
