import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { Root } from 'react-dom/client';
import type { Store } from '../host/atom-readable.ts';
import { showLanguage } from '../host/translator.ts';
import { BootFault } from './boot-fault.tsx';
import { BootScreen } from './boot-screen.tsx';

/** Loads the texts of the first page; on failure shows an error with a retry. */
export async function loadTexts(root: Pick<Root, 'render'>, store: Store, language: LanguageCode): Promise<void> {
  for (;;) {
    try {
      await showLanguage(store, language);
      return;
    } catch {
      await new Promise<void>((press) => root.render(<BootFault language={language} onRetry={press} />));
      root.render(<BootScreen />);
    }
  }
}
