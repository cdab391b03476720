/** Longest line that stays on one line. */
const lineLength = 200;

/** JSON in short lines, so that a changed field is a changed line: what fits into one line stays in it. */
export function surfaceText(value: unknown): string {
  return `${textOf(value, '')}\n`;
}

function textOf(value: unknown, indent: string): string {
  const line = JSON.stringify(value);
  if (indent !== '' && indent.length + line.length <= lineLength) return line;
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => `${deeper}${textOf(item, deeper)}`);
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  if (typeof value !== 'object' || value === null) return line;
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  const lines = entries.map(([name, item]) => `${deeper}${JSON.stringify(name)}: ${textOf(item, deeper)}`);
  return `{\n${lines.join(',\n')}\n${indent}}`;
}
