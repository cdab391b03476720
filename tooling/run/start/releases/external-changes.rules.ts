import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import type { listReleaseHistory, listReleases, ReleaseName } from '@portal/shared/contract/releases/releases';

export type Listed = CallOutput<typeof listReleases>['releases'];
type History = CallOutput<typeof listReleaseHistory>['list'];

/** Reason that the history shows for releases made by a start. */
export const startReason = 'start: built from these sources';
const fullPercent = 100;
/** The registry names a publication after the key of the squad. */
const bySquad = /^key /;

/** Releases in the registry. */
interface Registered {
  releases: Listed;
  history: History;
}

interface Act {
  at: string;
  who: string;
  act: History[number]['act'] | 'publish';
  version: string;
  percent: number;
  why: string;
}

/**
 * The last act on a release when it is not a start's own: a promotion, a rollback or an automatic one, or a
 * publication of the squad. What is live is then somebody's decision. Undefined when it was a start's, or nothing is live.
 */
export function lastExternalChange({ releases, history }: Registered, name: ReleaseName): Act | undefined {
  if (!releases.some((row) => row.name === name && row.state === 'live')) return undefined;
  const published = releases
    .filter((row) => row.name === name && bySquad.test(row.publishedBy))
    .map(({ version, publishedAt, publishedBy }): Act => {
      return { at: publishedAt, who: publishedBy, act: 'publish', version, percent: 0, why: '' };
    });
  const last = [...published, ...actsOn(history, name)].sort((a, b) => Date.parse(a.at) - Date.parse(b.at)).at(-1);
  return last === undefined || isOfStart(last) ? undefined : last;
}

/** One line per release: the live version, since when and by whom, and later acts. */
export function statusText({ releases, history }: Registered, name: ReleaseName, last: Act): string {
  const live = releases.find((row) => row.name === name && row.state === 'live')?.version ?? '';
  const putThere = actsOn(history, name).findLast(
    (act) => act.version === live && (act.act !== 'promote' || act.percent === fullPercent),
  );
  const since = putThere && `, live since ${putThere.at} by ${putThere.who} (${actText(putThere)})`;
  const after = last !== putThere && isLater(last, putThere) ? `; ${last.at} ${last.who}: ${actText(last)}` : '';
  return `${name} stays at ${live}${since ?? ''}${after}`;
}

/** Oldest first. */
function actsOn(history: History, name: ReleaseName): Act[] {
  return history.filter((act) => act.name === name).sort((a, b) => a.sequence - b.sequence);
}

function isOfStart({ act, why }: Act): boolean {
  return act === 'promote' && why === startReason;
}

function isLater(act: Act, before: Act | undefined): boolean {
  return before === undefined || act.at !== before.at || act.act !== before.act;
}

function actText({ act, version, percent, why }: Act): string {
  const share = act === 'promote' && percent < fullPercent ? ` for ${percent} %` : '';
  const what = act === 'publish' ? `published ${version}` : `${act}${share && ` of ${version}${share}`}`;
  return why === '' ? what : `${what}: ${why}`;
}
