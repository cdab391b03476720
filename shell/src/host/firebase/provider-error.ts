import { phoneAuthText } from './phone-auth.rules.ts';

/** A refusal or fault of the identity provider, with its text id. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  constructor(readonly textId: string) {
    super(textId);
  }
}

/** Runs a step of the provider's SDK; converts its errors, which carry a code. */
export async function asking<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new ProviderError(phoneAuthText(code));
  }
}
