import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { Theme } from '@portal/shared/remote/host';
import type { ReactNode } from 'react';

/** What a page that replaces the app can do, as there is no portal behind it yet. */
export interface SystemPorts {
  /** Languages of the operator, or all that have texts while those are unknown. */
  languages: readonly LanguageCode[];
  /** Time zone of the times on the page. */
  timeZone: string;
  /** False if its texts failed to load; the language on screen stays. */
  setLanguage(language: LanguageCode): Promise<boolean>;
  setTheme(theme: Theme): void;
  /** Polls the platform now. */
  again(): void;
  /** Opens the chat beside the page; absent if the only chat is in the closed portal. */
  openChat?: (() => Promise<'opened' | 'blocked' | 'failed'>) | undefined;
  /** Sends feedback, which the platform accepts at any time. */
  feedback?: ReactNode;
  /** The portal's other domains, if known. */
  domains?: ReactNode;
}
