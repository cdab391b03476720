import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededDraw } from '@portal/engines/seeded-draw';
import { sportsGames } from '../../games/sports-games.ts';
import { findDiscipline } from '../disciplines/find-discipline.ts';
import { leagues, leaguesOf } from './leagues.ts';
import { pairingOf, plannedAt } from './schedule.rules.ts';
import { teamsPerLeague } from './team-names.ts';

test('pairs every team with every other at home and away, and never plays a team twice at once', () => {
  const pairs = Array.from({ length: 132 }, (_, turn) => pairingOf(turn));
  assert.equal(new Set(pairs.map(({ home, away }) => `${home}-${away}`)).size, 132);
  for (let turn = 0; turn < 1000; turn += 1) {
    const near = [0, 1, 2, 3].map((more) => pairingOf(turn + more)).flatMap(({ home, away }) => [home, away]);
    assert.equal(new Set(near).size, 8, `turn ${turn}`);
    assert.ok(near.every((team) => team >= 0 && team < teamsPerLeague));
  }
});

// covers 2.7
test('has upcoming and running matches in each sport at any time, none announced twice', () => {
  for (let now = Date.UTC(2026, 2, 1); now < Date.UTC(2026, 2, 1, 2); now += 7001) {
    for (const discipline of ['football', 'basketball', 'tennis'] as const) {
      const all = leagues
        .filter((league) => league.discipline === discipline)
        .flatMap((each) => plannedAt(each, now, 1));
      assert.equal(new Set(all.map(({ fixtureId }) => fixtureId)).size, all.length);
      const upcoming = all.filter(({ startsAt }) => Date.parse(startsAt) > now);
      const fresh = all.length - upcoming.length;
      assert.ok(upcoming.length >= 6 && upcoming.length <= 10, `${upcoming.length} to come`);
      assert.ok(fresh >= 1 && fresh <= 3, `${fresh} just begun`);
      assert.ok(upcoming.every(({ startsAt }) => Date.parse(startsAt) < now + 40 * 60_000));
    }
  }
});

test('plays a match in four to six minutes', () => {
  const draw = seededDraw(5);
  for (const { discipline } of leagues) {
    const { rules } = findDiscipline(discipline);
    const lengths = Array.from(
      { length: 300 },
      () => rules.play(draw, rules.modelOf(0.1, -0.1)).steps.at(-1)?.atMs ?? 0,
    );
    const mean = lengths.reduce((sum, ms) => sum + ms, 0) / lengths.length / 60_000;
    assert.ok(mean > 3.3 && mean < 6, `${discipline} lasts ${mean} minutes`);
    assert.ok(Math.max(...lengths) < 8 * 60_000, `${discipline} lasts ${Math.max(...lengths)}`);
  }
});

test('shows leagues in every game, each with twelve teams with their own names and letters', () => {
  for (const { game } of sportsGames) assert.ok(leaguesOf(game.gameCode).length >= 2, game.gameCode);
  for (const { games } of leagues) {
    for (const code of games)
      assert.ok(
        sportsGames.some(({ game }) => game.gameCode === code),
        code,
      );
  }
  for (const { teams, name } of leagues) {
    assert.equal(new Set(teams.map((team) => team.name)).size, teamsPerLeague, name);
    assert.equal(new Set(teams.map((team) => team.short)).size, teamsPerLeague, name);
  }
});
