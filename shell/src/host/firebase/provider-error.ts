import { phoneAuthText } from './phone-auth.rules.ts';

/** A refusal or fault of the identity provider, with the id of its text. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  constructor(readonly textId: string) {
    super(textId);
  }
}

/** Runs a step of the provider's SDK; what it throws carries a code. */
export async function asking<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new ProviderError(phoneAuthText(code));
  }
}
