import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { seededDraw } from '@portal/engines/seeded-draw';
import { sportsGames } from '../../../games/sports-games.ts';
import type { PageSession } from '../../../sessions/page-session.ts';
import { findDiscipline } from '../../../sports/disciplines/find-discipline.ts';
import { marketName, selectionLabel } from '../../../sports/matches/fixture-views.ts';
import { sportsSession } from '../../../sports/routes/sportsbook-info.ts';
import type { Discipline } from '../../../sports/sports-shapes.ts';
import { speak } from '../../texts/language.ts';
import { localize, translationOf } from './localize.ts';

after(() => speak('EN'));

const session: PageSession = {
  sessionId: 's',
  playerId: 'p',
  launchId: 'l',
  gameCode: 'g',
  currency: 'PHP',
  currencySymbol: 'P',
  language: 'EN',
  theme: 'light',
  portalOrigin: '',
  backUrl: '',
  balance: '0.00',
  chainSecret: '',
  openedAt: '',
};
const sportsbooks = sportsGames.map((game) => sportsSession(session, game, 3000).book);
const disciplines = [...new Set(sportsbooks.flatMap((sportsbook) => sportsbook.disciplines.map(({ id }) => id)))];
const nobody = { name: '', short: '', colour: '' };
const teams = { home: nobody, away: nobody };

/** Collects the texts of many matches of a discipline. */
function wordsOfMatches(id: Discipline): string[] {
  const { rules } = findDiscipline(id);
  const draw = seededDraw(11);
  const matches = Array.from({ length: 300 }, () => rules.play(draw, rules.modelOf(1, 1)));
  return matches.flatMap(({ steps }) =>
    steps.flatMap(({ clock, event, score }) => [
      clock,
      ...(event ? [event.clock, event.text] : []),
      ...score.parts.map(({ label }) => label),
    ]),
  );
}

const marketKinds = ['1x2', 'winner', 'handicap', 'total'] as const;
const ofMarkets = disciplines.flatMap((id) =>
  marketKinds.map((kind) => marketName({ facts: findDiscipline(id) }, kind)),
);
const ofSelections = (['draw', 'over', 'under'] as const).map((id) => selectionLabel(teams, 'total', 5, id));
const ofSportsbooks = sportsbooks.flatMap(({ disciplines: all, rules }) => [
  ...all.map(({ name }) => name),
  ...rules.flatMap(({ title, lines }) => [title, ...lines]),
]);

const hasWords = (text: string) => /\p{L}/u.test(text);

// covers 7.2
for (const language of ['CN', 'MY', 'VN', 'TH'])
  test(`translates every text of matches and bets into ${language}`, () => {
    speak(language);
    const ofMatches = disciplines.flatMap(wordsOfMatches);
    const all = [...new Set([...ofMatches, ...ofMarkets, ...ofSelections, ...ofSportsbooks])].filter(hasWords);
    assert.ok(all.length > 60, 'fewer were read than there are');
    assert.deepEqual(
      all.filter((text) => !translationOf(text)),
      [],
    );
    for (const text of all) assert.doesNotMatch(localize(text), /[{}#]/);
  });

test('clocks, lines and scores keep their figures', () => {
  speak('CN');
  assert.deepEqual(['Q2 5:00', 'Over 2.5', '2 : 1 (abandoned)', "34'"].map(localize), [
    '第 2 节 5:00',
    '大 2.5',
    '2 : 1（中断）',
    "34'",
  ]);
});
