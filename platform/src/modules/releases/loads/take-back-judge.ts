import { releaseName } from '@portal/shared/contract/operator/release-calls';
import * as v from 'valibot';
import type { Clock } from '../../../kernel/clock.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { TakeBack, TakeBackResult } from '../take-back.ts';
import { failsByItself, judgeLoads } from './judge-loads.rules.ts';
import { type DatedAct, type JudgedVersion, judgedVersions } from './judged-versions.rules.ts';
import type { LoadSettings } from './load-settings.ts';
import type { LoadsRepository } from './loads-repository.ts';
import type { ReleaseAlerts } from './release-alerts.ts';
import { takenText, type Verdict, whyText } from './take-back-texts.rules.ts';

export interface JudgePorts {
  clock: Clock;
  settings(): Promise<LoadSettings>;
  /** Oldest first. */
  acts(): Promise<DatedAct[]>;
  repository: Pick<LoadsRepository, 'figures'>;
  alerts: Pick<ReleaseAlerts, 'tell'>;
  takeBack(change: TakeBack): Promise<TakeBackResult>;
}

/** Judges all that is to be judged at this moment, and takes back what fails. Any process may, several at once. */
export function createTakeBackJudge(ports: JudgePorts): () => Promise<void> {
  return async () => {
    const now = ports.clock.now();
    const limits = await ports.settings();
    const acts = await ports.acts();
    const counted = {
      since: new Date(now.getTime() - limits.windowSeconds * 1000),
      visitorsPerAddress: limits.visitorsPerAddress,
    };
    const gone = new Set<string>();
    for (const judged of judgedVersions(acts, now)) {
      // With a live version its candidate went, too.
      if (gone.has(judged.name)) continue;
      const figures = await ports.repository.figures(judged.name, counted);
      const verdict = { ...judged, figures: figures(judged.version), figuresBefore: figures(judged.before) };
      if (await act(ports, verdict, acts, limits)) gone.add(judged.name);
    }
  };
}

/** True when the version was taken back. */
async function act(
  ports: JudgePorts,
  verdict: Verdict,
  acts: readonly DatedAct[],
  limits: LoadSettings,
): Promise<boolean> {
  const { version } = verdict;
  const name = v.parse(releaseName, verdict.name);
  const occasion = `${name} ${version} of ${acts.at(-1)?.sequence ?? 0}`;
  const why = whyText(verdict, limits);
  const tell = (kind: 'take-back' | 'take-back-not-possible', text: string) =>
    ports.alerts.tell({ kind, occasion: `${kind} ${occasion}`, name, version, text });
  const tellThatItStays = async (because: string) => {
    await tell('take-back-not-possible', `${name} ${version} fails and stays: ${because}. ${why}.`);
    return false;
  };
  if (!judgeLoads(verdict.figures, verdict.figuresBefore, limits)) {
    // With both broken there is nothing to go to, and people have to know.
    const areBothBroken = failsByItself(verdict.figures, limits) && failsByItself(verdict.figuresBefore, limits);
    return areBothBroken && tellThatItStays(`${verdict.before} fails as well`);
  }
  const hindrance = whatHinders(verdict, acts, limits, ports.clock.now());
  if (hindrance) return tellThatItStays(hindrance);
  const result = await ports.takeBack({ name, version, why }).catch(refusalOf);
  if (result instanceof Refusal) return tellThatItStays(result.code);
  if (result.taken) await tell('take-back', takenText(verdict, result.live, limits));
  else if (result.because === 'nothing-to-go-to') return tellThatItStays('no earlier version is whole and fits');
  return result.taken;
}

/** One remote that cannot be taken back does not keep the others from being judged. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}

function whatHinders(
  { name }: JudgedVersion,
  acts: readonly DatedAct[],
  limits: LoadSettings,
  now: Date,
): string | undefined {
  if (!limits.isOn) return 'take-back is switched off';
  const since = now.getTime() - limits.cooldownMinutes * 60_000;
  const isCooling = acts.some((each) => each.act === 'take-back' && each.name === name && each.at.getTime() > since);
  return isCooling ? `a version was taken back within the last ${limits.cooldownMinutes} minutes` : undefined;
}
