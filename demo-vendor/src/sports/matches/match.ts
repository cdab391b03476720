import { type DisciplineFacts, findDiscipline } from '../disciplines/find-discipline.ts';
import type { Script, Step } from '../disciplines/script.ts';
import type { Fixture } from './fixture.ts';
import { findLeague, type League } from './leagues.ts';
import { type Market, marketsOf } from './markets.rules.ts';
import { recount } from './recount.rules.ts';

/** What is known and offered at a moment of a match. Nothing in it looks ahead. */
interface Moment {
  phase: 'upcoming' | 'in_play' | 'ended' | 'abandoned';
  betting: 'open' | 'suspended' | 'closed';
  /** Past steps; none before the start. */
  known: readonly Step[];
  /** Grows with each new set of prices. */
  version: number;
}

/** A match with its whole script; `momentAt` reveals only what is known at that time. */
export interface Match {
  fixture: Fixture;
  league: League;
  facts: DisciplineFacts;
  momentAt(nowMs: number): Moment;
  /** Returns the markets of a version of the prices. */
  marketsOf(version: number): Market[];
  final: NonNullable<Fixture['final']>;
  /** Milliseconds since 1970. */
  endsAtMs: number;
}

/** Builds a match from its fixture. Throws for an unknown league. */
export function makeMatch(fixture: Fixture): Match {
  const league = findLeague(fixture.leagueId);
  if (!league) throw new Error(`no league ${fixture.leagueId}`);
  const facts = findDiscipline(league.discipline);
  const { steps, end, winner } = recount({ ...fixture, discipline: league.discipline }, fixture.seed);
  const startMs = Date.parse(fixture.startsAt);
  const atOf = ({ atMs }: Step) => startMs + atMs / fixture.pace;
  const priced = steps.filter(({ pricedAt }) => pricedAt);
  const offers = new Map<number, Market[]>();
  const last = steps.at(-1);
  if (!last) throw new Error(`${fixture.fixtureId} has no steps`);

  function offersOf(version: number): Market[] {
    const states = version === 0 ? [facts.rules.kickOff] : (priced[version - 1]?.pricedAt ?? []);
    return marketsOf(
      facts,
      states.map((state) => facts.rules.forecast(fixture.model, state)),
    );
  }

  return {
    fixture,
    league,
    facts,
    final: { end, winner, tally: last.tally, score: `${last.score.home} : ${last.score.away}` },
    endsAtMs: atOf(last),
    momentAt: (nowMs) => momentAt({ steps, end, atOf, pace: fixture.pace }, nowMs),
    marketsOf(version) {
      const known = offers.get(version) ?? offersOf(version);
      offers.set(version, known);
      return known;
    },
  };
}

interface Course extends Pick<Script, 'steps' | 'end'> {
  atOf(step: Step): number;
  pace: number;
}

function momentAt({ steps, end, atOf, pace }: Course, nowMs: number): Moment {
  const known = steps.filter((step) => atOf(step) <= nowMs);
  const now = known.at(-1);
  if (!now) return { phase: 'upcoming', betting: 'open', known, version: 0 };
  const version = known.filter(({ pricedAt }) => pricedAt).length;
  if (known.length === steps.length) return { phase: end, betting: 'closed', known, version };
  const isHeldUp = known.some((step) => nowMs < atOf(step) + step.suspendsMs / pace);
  const betting = now.betting === 'open' && isHeldUp ? 'suspended' : now.betting;
  return { phase: 'in_play', betting, known, version };
}
