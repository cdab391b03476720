/** A quoted text or name, a dollar-quoted body, a comment, the end of a statement, or anything else. */
const token = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$|--[^\n]*|\/\*[\s\S]*?\*\/|;|[^'"$\-/;]+|[\s\S]/g;

/**
 * Splits SQL into its statements, without comments before them: the embedded engine takes one statement a call. Bodies
 * of functions are dollar-quoted; `BEGIN ATOMIC` and E'' texts with quotes in them are not understood.
 */
export function splitStatements(text: string): string[] {
  const statements: string[] = [];
  let current = '';
  for (const [part] of text.matchAll(token)) {
    const isComment = part.startsWith('--') || part.startsWith('/*');
    if (part === ';') {
      statements.push(current.trim());
      current = '';
    } else if (!isComment || current.trim() !== '') {
      current += part;
    }
  }
  statements.push(current.trim());
  return statements.filter((statement) => statement !== '');
}
