import { expect, test } from '../../fixtures/games-test.ts';
import { expectInRecord } from '../../pages/betting-record.ts';
import { enterGame } from '../../pages/game-lobby.ts';
import type { GamePage, Verb } from '../../pages/game-page.ts';

interface Case {
  /** The kind of game that it represents. */
  what: string;
  name: string;
  kind?: string;
  verb: Verb;
  /** Selects a bet first. */
  choose?: (game: GamePage) => Promise<void>;
}

const cases: readonly Case[] = [
  { what: 'slot with free spins', name: 'River Dragon Gate', verb: 'Spin' },
  { what: 'slot with held coins', name: 'Lantern Parade', verb: 'Spin' },
  { what: 'cluster slot', name: 'Lantern Market', verb: 'Spin' },
  { what: 'jackpot slot', name: 'Dragon Crown', kind: 'JP slot machine', verb: 'Spin' },
  { what: 'scratch card', name: 'Red Dragon Crown', kind: 'Scratch card', verb: 'Buy' },
  { what: 'bingo', name: 'Storm Dragon Gate', kind: 'Bingo', verb: 'Play' },
  {
    what: 'table game with chips',
    name: 'Coral Queen Whisper',
    kind: 'Table games',
    verb: 'Deal',
    choose: ({ frame }) => frame.getByRole('button', { name: /^Banker, pays/ }).click(),
  },
  {
    what: 'arcade game',
    name: 'Sky Dragon Fortune',
    kind: 'Arcade',
    verb: 'Drop',
    choose: ({ frame }) => frame.getByRole('group', { name: 'Your bet' }).getByRole('radio').last().check(),
  },
  {
    what: 'keno',
    name: 'Festival Night Parade',
    kind: 'Table games',
    verb: 'Draw',
    choose: ({ frame }) => frame.getByRole('button', { name: 'Lucky ten' }).click(),
  },
];

// covers 2.7
for (const { what, name, kind, verb, choose } of cases)
  test(`${what}: a bet on ${name} is settled in the frame, the header and the record`, async ({ portal, player }) => {
    const { game } = portal;
    await portal.open();
    await portal.logIn(player.account);
    await enterGame(portal, { lobby: '/rng', name, kind });
    await expect(game.verb(verb)).toBeEnabled();
    await choose?.(game);
    const before = await portal.balanceMinor();
    await game.play(verb);
    const [stake, win] = [await game.figure('Stake'), await game.figure('Returned')];
    expect(stake).toBeGreaterThan(0);
    await expect.poll(() => portal.balanceMinor()).toBe(before - stake + win);
    await expect.poll(() => game.figure('Balance')).toBe(before - stake + win);
    await expectInRecord(portal, player.nickname, { game: name, stake, win });
  });

for (const { how, uncover } of [
  { how: 'rubbed off', uncover: rubFoil },
  { how: 'taken off by the keyboard', uncover: (game: GamePage) => game.page.keyboard.press('Enter') },
])
  test(`scratch card: shows nothing of the result until its foil is ${how}`, async ({ portal, player }) => {
    const { game } = portal;
    await portal.open();
    await portal.logIn(player.account);
    await enterGame(portal, { lobby: '/rng', name: 'Red Dragon Crown', kind: 'Scratch card' });
    const covered = game.frame.getByRole('img', { name: 'A card under foil' });
    await game.begin('Buy');
    await expect(game.revealButton).toBeFocused();
    await expect(covered).toBeAttached();
    await expect(game.verb('Buy')).toBeDisabled();
    await uncover(game);
    await expect(game.verb('Buy')).toBeEnabled();
    await expect(covered).not.toBeAttached();
    await expect(game.revealButton).toBeDisabled();
  });

/** Rubs line by line over the foil, as with a coin. */
async function rubFoil({ frame, page }: GamePage): Promise<void> {
  const box = await frame.locator('.foil').boundingBox();
  if (!box) throw new Error('there is no foil');
  await page.mouse.move(box.x + 10, box.y + 10);
  await page.mouse.down();
  for (let line = 0; line < 8; line += 1) {
    const y = box.y + (box.height * (line + 0.5)) / 8;
    await page.mouse.move(box.x + (line % 2 ? 10 : box.width - 10), y, { steps: 12 });
  }
  await page.mouse.up();
}
