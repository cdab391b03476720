import type { createPortalFrame } from '../launch/portal-frame.ts';
import type { Sound } from '../sound.ts';

/** Parts given to every kind of game page. */
export interface PageParts {
  sound: Sound;
  portal: ReturnType<typeof createPortalFrame>;
  stage: HTMLElement;
}

/** Interface of every kind of game page. */
export interface GamePage {
  board: HTMLElement;
  dock: HTMLElement;
  /** Called for the space bar. */
  begin(): void;
  /** Resumes what was in progress when the page was left. */
  goOn(): Promise<void>;
}
