import type { SelectionId } from '../matches/markets.rules.ts';
import type { Match } from '../matches/match.ts';
import type { TicketRefusalCode } from '../sports-shapes.ts';
import { readMarket } from './judge.rules.ts';
import type { Leg } from './sports-ticket.ts';

/** A leg in a page's request. */
export interface AskedLeg {
  fixtureId: string;
  market: string;
  selection: string;
  /** Whole thousandths. */
  price: number;
  version: number;
}

export type Accept = 'none' | 'better' | 'any';

type CheckedLeg =
  | { kind: 'good'; leg: Leg }
  /** With the current price and version, if any. */
  | { kind: 'bad'; code: TicketRefusalCode; price?: number; version?: number };

const bad = (code: TicketRefusalCode): CheckedLeg => ({ kind: 'bad', code });

/** Checks whether a leg can be taken at a time, by the server's clock and the prices at that time. */
export function checkLeg(match: Match | undefined, asked: AskedLeg, accept: Accept, nowMs: number): CheckedLeg {
  if (!match) return bad('unknown_fixture');
  const form = readMarket(asked.market);
  const { result } = match.facts;
  if (!form || (form.kind === 'result' && asked.market !== (result === '1x2' ? '1x2' : 'win')))
    return bad('unknown_market');
  const selections = selectionsOf(form.kind, result);
  const selection = selections.find((id) => id === asked.selection);
  if (!selection) return bad('unknown_selection');
  const { betting, phase, version } = match.momentAt(nowMs);
  if (betting === 'closed') return bad('market_closed');
  if (asked.version > version) return bad('invalid_price');
  if (betting === 'suspended') return bad('market_suspended');
  const market = match.marketsOf(version).find(({ id }) => id === asked.market);
  const price = market?.selections.find(({ id }) => id === selection)?.price;
  if (!market || price === undefined) return bad('market_closed');
  const leg: Leg = {
    fixtureId: asked.fixtureId,
    market: market.id,
    kind: market.kind,
    selection,
    price,
    inPlay: phase === 'in_play',
  };
  if (asked.price === price) return { kind: 'good', leg };
  if (asked.version === version) return { kind: 'bad', code: 'invalid_price', price, version };
  const isAccepted = accept === 'any' || (accept === 'better' && price > asked.price);
  return isAccepted ? { kind: 'good', leg } : { kind: 'bad', code: 'odds_changed', price, version };
}

function selectionsOf(kind: 'result' | 'handicap' | 'total', result: '1x2' | 'winner'): readonly SelectionId[] {
  if (kind === 'total') return ['over', 'under'];
  return kind === 'result' && result === '1x2' ? ['home', 'draw', 'away'] : ['home', 'away'];
}
