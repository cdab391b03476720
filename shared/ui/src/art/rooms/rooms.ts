import type { GameCategory } from '../../category.tsx';

type Hues = readonly [number, ...number[]];

/** Hues (OKLCH degrees) of the paper of subjects that their room alone shows; a picture takes one. */
export const roomPapers: Readonly<Partial<Record<GameCategory, Hues>>> = {
  live: [160, 275, 20, 250],
  fish: [205, 235, 265, 185],
  cards: [285, 160, 20, 250],
  sports: [255, 160, 285, 25],
  esports: [285, 255, 320, 20],
  lottery: [320, 265, 20, 205],
  elottery: [330, 195, 285, 20],
  cockfight: [20, 275, 255, 160],
};

/**
 * What each room shows where a theme says no more; at least eight subjects, so that a row of seven has no two alike. Those
 * that are no themes of `themes.ts` are shown by their room alone. A page knows their names, to keep subjects apart; they
 * are drawn by `room-themes.ts`, which only the server carries (decisions/065).
 */
export const rooms: Readonly<Record<GameCategory, readonly [string, ...string[]]>> = {
  slots: [
    'dragon',
    'tiger',
    'gem',
    'fruit',
    'seven',
    'coin',
    'phoenix',
    'egypt',
    'pirate',
    'space',
    'lotus',
    'totem',
    'crown',
    'lantern',
    'temple',
    'panda',
    'cat',
    'moon',
    'chest',
    'sword',
    'star',
    'firework',
    'monkey',
    'bell',
  ],
  live: ['wheel', 'cards', 'chips', 'dice', 'stage', 'shoe', 'dome', 'dealer', 'felt'],
  fish: ['koi', 'shark', 'octopus', 'pearl', 'wave', 'chest', 'turtle', 'jellyfish', 'crab', 'cannon', 'seahorse'],
  cards: ['cards', 'mahjong', 'chips', 'dice', 'crown', 'joker', 'foldingfan', 'teapot', 'aces'],
  sports: [
    'football',
    'basketball',
    'trophy',
    'tennis',
    'boxing',
    'badminton',
    'pingpong',
    'whistle',
    'stadium',
    'volleyball',
    'medal',
  ],
  esports: [
    'gamepad',
    'shield',
    'sword',
    'city',
    'headset',
    'joystick',
    'wasd',
    'mech',
    'invader',
    'reticle',
    'potion',
  ],
  lottery: [
    'lotto',
    'ticket',
    'lantern',
    'star',
    'dice',
    'tumbler',
    'clover',
    'horseshoe',
    'digits',
    'stopwatch',
    'drum',
    'leafhat',
    'lighthouse',
  ],
  elottery: ['ticket', 'lotto', 'firework', 'coin', 'star', 'scratch', 'clover', 'horseshoe', 'digits'],
  cockfight: ['rooster', 'duel', 'spur', 'crest', 'plume', 'cockpit', 'basket', 'vane', 'rosette'],
};
