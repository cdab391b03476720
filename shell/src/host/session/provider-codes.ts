import { RefusalError } from '@portal/shared/client/errors';
import type { SiteInfo } from '@portal/shared/contract/content/site';
import { localeByLanguage } from '@portal/shared/contract/game-types';
import { loadAccessTexts } from '@portal/shared/i18n/load-access';
import type { Host } from '@portal/shared/remote/host';
import type { Store } from '../atom-readable.ts';
import { languageAtom } from '../atoms.ts';
import { ProviderError } from '../firebase/provider-error.ts';
import { addTexts, textOf } from '../translator.ts';

/** Sends codes through the identity provider, whose SDK loads on first use; its errors become refusals. */
export function createProviderCodes({ store, site }: { store: Store; site: SiteInfo }): Host['sendProviderCode'] {
  const { firebase } = site.identity;
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
      if (!firebase) throw new ProviderError('phone_auth.operation-not-allowed');
      const { sendProviderCode } = await import('../firebase/firebase-session.ts');
      const language = localeByLanguage[store.get(languageAtom)];
      const { confirm } = await sendProviderCode(firebase, phone, { place, language });
      return { confirm: (code) => speaking(() => confirm(code)) };
    });
}
