import { releaseName } from '@portal/shared/contract/releases/releases';
import * as v from 'valibot';
import { Refusal } from '../../../../kernel/calls/refusal.ts';
import type { Clock } from '../../../../kernel/time/clock.ts';
import type { AutomaticRollback, AutomaticRollbackResult } from '../../rollout/automatic-rollback.ts';
import type { LoadSettings } from '../load-settings.ts';
import { type LoadsRepository, noFigures } from '../loads-repository.ts';
import type { ReleaseAlerts } from '../release-alerts.ts';
import { failsByItself, judgeLoads, worksByItself } from './judge-loads.rules.ts';
import { type DatedAct, type JudgedVersion, judgedVersions } from './judged-versions.rules.ts';
import { failureText, nothingToGoTo, rollbackText, type Verdict } from './rollback-texts.rules.ts';

interface JudgePorts {
  clock: Clock;
  settings(): Promise<LoadSettings>;
  /** Oldest first. */
  acts(): Promise<DatedAct[]>;
  repository: Pick<LoadsRepository, 'figures'>;
  alerts: Pick<ReleaseAlerts, 'raise'>;
  rollBack(change: AutomaticRollback): Promise<AutomaticRollbackResult>;
}

/** Judges every version under judgement, and rolls back those that fail. Safe to run in several processes at once. */
export function createRollbackJudge(ports: JudgePorts): () => Promise<void> {
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
      // The candidate went with its live version.
      if (gone.has(judged.name)) continue;
      const figures = await ports.repository.figures(judged.name, counted);
      const { version, before, candidate } = judged;
      const verdict = {
        ...judged,
        figures: figures(version),
        figuresBefore: before === undefined ? noFigures : figures(before),
        figuresBeside: candidate === undefined ? noFigures : figures(candidate),
      };
      if (await act(ports, verdict, acts, limits)) gone.add(judged.name);
    }
  };
}

/** True when the version was rolled back. */
async function act(
  ports: JudgePorts,
  verdict: Verdict,
  acts: readonly DatedAct[],
  limits: LoadSettings,
): Promise<boolean> {
  const { version, candidate } = verdict;
  const name = v.parse(releaseName, verdict.name);
  // Other releases going live are no reason to report this again.
  const occasion = `${name} ${version} of ${acts.findLast((each) => each.name === name)?.sequence ?? 0}`;
  const why = failureText(verdict, limits);
  const raise = (kind: 'take-back' | 'take-back-not-possible', text: string, because = '') =>
    ports.alerts.raise({ kind, occasion: `${kind} ${occasion}${because}`, name, version, text });
  // Reported once per reason: a new reason asks something else of the operator.
  const reportThatItStays = async (because: string) => {
    await raise('take-back-not-possible', `${name} ${version} fails and stays: ${because}. ${why}.`, `: ${because}`);
    return false;
  };
  if (!judgeLoads(verdict.figures, verdict.figuresBefore, limits)) {
    // When both are broken there is nothing to roll back to, and the operator has to know.
    const areBothBroken = failsByItself(verdict.figures, limits) && failsByItself(verdict.figuresBefore, limits);
    return areBothBroken && reportThatItStays(`${verdict.before} fails as well`);
  }
  const hindrance = whatHinders(verdict, acts, limits, ports.clock.now());
  if (hindrance) return reportThatItStays(hindrance);
  const workingCandidate = worksByItself(verdict.figuresBeside, limits) ? candidate : undefined;
  const reportRollback = (live: string) => raise('take-back', rollbackText(verdict, live, limits));
  const result = await ports
    .rollBack({ name, version, why, workingCandidate, notify: reportRollback })
    .catch(refusalOf);
  if (result instanceof Refusal) return reportThatItStays(result.code);
  if (!result.isRolledBack && result.because === 'nothing-to-go-to') return reportThatItStays(nothingToGoTo);
  return result.isRolledBack;
}

/** One remote that cannot be rolled back must not stop the judgement of the others. */
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
  if (!limits.isOn) return 'automatic rollback is switched off';
  const since = now.getTime() - limits.cooldownMinutes * 60_000;
  const isCooling = acts.some((each) => each.act === 'take-back' && each.name === name && each.at.getTime() > since);
  return isCooling ? `a version was rolled back within the last ${limits.cooldownMinutes} minutes` : undefined;
}
