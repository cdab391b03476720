import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { Theme } from '@portal/shared/remote/host';
import type { ReactNode } from 'react';

/** What a page instead of the app can do: there is no portal behind it yet. */
export interface SystemPorts {
  /** Offered by the operator, or all there are texts for while nobody knows. */
  languages: readonly LanguageCode[];
  /** Of the times on the page. */
  timeZone: string;
  /** False: its texts did not come, and the language on screen stays. */
  setLanguage(language: LanguageCode): Promise<boolean>;
  setTheme(theme: Theme): void;
  /** Asks the platform again. */
  again(): void;
  /** Opens the chat beside the page; absent where there is none beyond the closed portal itself. */
  openChat?: (() => Promise<'opened' | 'blocked' | 'failed'>) | undefined;
  /** Feedback, which the platform takes at any time. */
  feedback?: ReactNode;
  /** Other addresses of the portal, where some are known. */
  domains?: ReactNode;
}
