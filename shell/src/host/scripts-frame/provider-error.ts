/** A refusal or fault of the identity provider, with its text id. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  constructor(readonly textId: string) {
    super(textId);
  }
}
