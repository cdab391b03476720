import type { createPortalFrame } from './portal-frame.ts';
import type { Sound } from './sound.ts';

/** What every way of playing is given. */
export interface PageParts {
  sound: Sound;
  portal: ReturnType<typeof createPortalFrame>;
  stage: HTMLElement;
}

/** What every way of playing brings. */
export interface GamePage {
  board: HTMLElement;
  controls: HTMLElement;
  /** What the space bar does. */
  begin(): void;
  /** Takes up what was under way when the page was left. */
  goOn(): Promise<void>;
}
