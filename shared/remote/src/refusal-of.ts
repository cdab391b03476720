/** The parts of a refusal that a page needs: its code is a message key, its message is in the asked language. */
export interface RefusalFacts {
  code: string;
  message: string;
  fields: Readonly<Record<string, string>>;
}

/**
 * The refusal in an error, or undefined for a fault. Recognised by name and shape, since the error was made by the
 * shell's copy of the client and `instanceof` against a remote's own copy would never hold.
 */
export function refusalOf(error: unknown): RefusalFacts | undefined {
  if (!(error instanceof Error) || error.name !== 'RefusalError') return undefined;
  if (!('code' in error) || typeof error.code !== 'string') return undefined;
  return { code: error.code, message: error.message, fields: fieldsOf(error) };
}

function fieldsOf(error: Error): Record<string, string> {
  const fields = 'fields' in error && error.fields && typeof error.fields === 'object' ? error.fields : {};
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => typeof text === 'string'));
}
