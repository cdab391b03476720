import * as fc from 'fast-check';
import { lobbyAsWritten } from './testing/lobby-as-written.ts';
import { lobbyOfRules } from './testing/lobby-of-rules.ts';
import { allGames, filterChoices, type Step } from './testing/model-world.ts';

/** Random action sequences; `SEED=... npx jest lobby-model` repeats those of a seed. */
const runs = 1000;
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));

const filter = (by: keyof typeof filterChoices): fc.Arbitrary<Step> =>
  fc.constantFrom(...filterChoices[by]).map((value) => ({ do: 'filter', by, value }));
const game = fc.nat(allGames.length - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  filter('vendor'),
  filter('kind'),
  filter('name'),
  filter('minBet'),
  filter('lines'),
  fc.constantFrom('all' as const, 'hot', 'fav', 'recent').map((list): Step => ({ do: 'list', list })),
  fc.constantFrom(-9, -1, 1, 1, 1, 9).map((by): Step => ({ do: 'turn', by })),
  fc.constantFrom('clear' as const, 'more', 'arrive', 'arrive').map((act): Step => ({ do: act })),
  fc.tuple(fc.constantFrom('heart' as const, 'play'), game).map(([act, no]): Step => ({ do: act, no })),
  fc.constantFrom('visitor' as const, 'trial', 'member', 'member').map((who): Step => ({ do: 'be', who })),
);

// covers 4
test.each([seed])('the lobby lists follow the rules under any actions (seed %i)', (given) => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60, size: 'max' }), (done) => {
      const rules = lobbyOfRules();
      const written = lobbyAsWritten();
      for (const each of done) {
        rules.step(each);
        written.step(each);
        const [shown, wanted] = [rules.shown(), written.shown()];
        // Compared as text first: a hundred thousand matcher comparisons take half a minute.
        if (JSON.stringify(shown) !== JSON.stringify(wanted)) expect(shown).toEqual(wanted);
      }
    }),
    { seed: given, numRuns: runs },
  );
});
