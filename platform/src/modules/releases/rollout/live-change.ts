import type { ReleaseName } from '@portal/shared/contract/releases/releases';

/** A change of what visitors get. */
export interface LiveChange {
  act: 'promote' | 'rollback' | 'take-back';
  name: ReleaseName;
  version: string;
  /** Whole percent of the visitors; 100 is all of them. */
  percent: number;
  why: string;
  who: string;
  /** Set for changes by the platform itself, and for overrides by an operator. */
  despiteFreeze: boolean;
  /** Set when an operator overrides an incompatible rollback. */
  despiteIncompatibility?: boolean | undefined;
  /** Runs in the transaction of the act, with the version that visitors outside the candidate's share then get. */
  notify?: ((live: string) => Promise<void>) | undefined;
  /** What was live when the change was decided; the change is refused when something else is live now. */
  from?: { live?: string | undefined; candidate?: string | undefined; percent?: number | undefined } | undefined;
}

/** What is live of a release after a change. */
export interface LiveRelease {
  name: ReleaseName;
  /** The version of visitors who do not get the candidate. */
  live: string;
  candidate?: { version: string; percent: number };
}

/** The result of a change. */
export interface CompositionChange extends LiveRelease {
  sequence: number;
}

/** The result for releases that changed together in one composition. */
export interface SetChange {
  sequence: number;
  releases: LiveRelease[];
}
