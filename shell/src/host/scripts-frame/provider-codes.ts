import { RefusalError } from '@portal/shared/client/errors';
import type { SiteInfo } from '@portal/shared/contract/content/site';
import { localeByLanguage } from '@portal/shared/contract/game-types';
import { loadAccessTexts } from '@portal/shared/i18n/load-access';
import type { Host } from '@portal/shared/remote/host';
import type { Store } from '../atom-readable.ts';
import { languageAtom } from '../atoms.ts';
import { addTexts, textOf } from '../translator.ts';
import { ProviderError } from './provider-error.ts';

/** Sends codes through the identity provider, in a frame of its own that opens on use; its errors become refusals. */
export function createProviderCodes({ store, site }: { store: Store; site: SiteInfo }): Host['sendProviderCode'] {
  const { scriptsOrigin, identity } = site;
  async function speaking<T>(step: () => Promise<T>): Promise<T> {
    try {
      return await step();
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      await addTexts(store, loadAccessTexts).catch(() => undefined);
      throw new RefusalError(error.textId, textOf(store, error.textId), 422);
    }
  }
  return (phone, place) =>
    speaking(async () => {
      if (!identity.firebase || !scriptsOrigin) throw new ProviderError('phone_auth.operation-not-allowed');
      const { confirmCode, sendCode } = await import('./ask-provider.ts');
      const language = localeByLanguage[store.get(languageAtom)];
      const verificationId = await sendCode(scriptsOrigin, { phone, language }, place);
      return { confirm: (code) => speaking(() => confirmCode(scriptsOrigin, { verificationId, code })) };
    });
}
