import type { AgreedVersion } from '../../contracts/contracts-api.ts';
import type { Span } from '../../figures/figures-api.ts';
import { clipped, type PayRhythm, periodsEndingIn } from '../../periods/pay-periods.rules.ts';

/** A finished period of a contract. */
interface DuePeriod {
  version: AgreedVersion;
  span: Span;
}

/** Lists the clipped periods of the versions that end after the span's start and not after its end, in order. */
export function duePeriods(versions: readonly AgreedVersion[], span: Span, timeZone: string): DuePeriod[] {
  const calendars = new Map<string, Span[]>();
  // The calendar costs far more than clipping, and most contracts of a kind share a rhythm.
  const calendarOf = (rhythm: PayRhythm): Span[] => {
    const key = 'period' in rhythm ? rhythm.period : rhythm.kind;
    const known = calendars.get(key) ?? periodsEndingIn(span, rhythm, { from: new Date(0) }, timeZone);
    calendars.set(key, known);
    return known;
  };
  const periodsOf = (version: AgreedVersion): Span[] => {
    if (version.until) return periodsEndingIn(span, version.terms, version, timeZone);
    return calendarOf(version.terms).flatMap((period) => clipped(period, version) ?? []);
  };
  return versions
    .flatMap((version) => periodsOf(version).map((period) => ({ version, span: period })))
    .sort((one, other) => one.span.end.getTime() - other.span.end.getTime());
}

/** Groups due periods by span, because figures are read by span. */
export function bySpan(due: readonly DuePeriod[]): { span: Span; versions: AgreedVersion[] }[] {
  const spans = new Map<string, { span: Span; versions: AgreedVersion[] }>();
  for (const { version, span } of due) {
    const key = `${span.start.getTime()} ${span.end.getTime()}`;
    const known = spans.get(key) ?? { span, versions: [] };
    known.versions.push(version);
    spans.set(key, known);
  }
  return [...spans.values()];
}

/** Counts the contracts of the kind above each agent's own. */
export function depthsOf(versions: readonly Pick<AgreedVersion, 'agentId' | 'uplineId'>[]): Map<string, number> {
  const uplines = new Map(versions.map(({ agentId, uplineId }) => [agentId, uplineId]));
  const depths = new Map<string, number>();
  for (const agentId of uplines.keys()) {
    const seen = new Set([agentId]);
    let above = uplines.get(agentId);
    while (above && uplines.has(above) && !seen.has(above)) {
      seen.add(above);
      above = uplines.get(above);
    }
    depths.set(agentId, seen.size - 1);
  }
  return depths;
}
