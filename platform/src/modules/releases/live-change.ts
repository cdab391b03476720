import type { ReleaseName } from '@portal/shared/contract/operator/release-calls';

/** A change of what visitors get. */
export interface LiveChange {
  act: 'promote' | 'rollback' | 'take-back';
  name: ReleaseName;
  version: string;
  /** Whole percent of the visitors; 100 is all of them. */
  percent: number;
  why: string;
  who: string;
  /** What the platform does by itself, and what an operator insists on. */
  despiteFreeze: boolean;
  /** An operator insists on a rollback that does not fit. */
  despiteMisfit?: boolean | undefined;
  /** Done in the transaction of the act, with what all visitors get then who do not get a candidate. */
  tell?: ((live: string) => Promise<void>) | undefined;
  /** What was live when it was decided; the change is refused when something else is. */
  from?: { live?: string | undefined; candidate?: string | undefined; percent?: number | undefined } | undefined;
}

/** Where a release stands after a change. */
export interface Standing {
  name: ReleaseName;
  /** What those get who do not get the candidate. */
  live: string;
  candidate?: { version: string; percent: number };
}

/** What a change has come to. */
export interface CompositionChange extends Standing {
  sequence: number;
}

/** The same of releases that changed together: one composition has them all. */
export interface SetChange {
  sequence: number;
  releases: Standing[];
}
