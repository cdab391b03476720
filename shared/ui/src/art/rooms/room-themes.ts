import type { EdgeStyle } from '../edges.ts';
import type { Motif } from '../motifs-creatures.ts';
import type { RoomThemes, Theme } from '../themes.ts';
import * as arena from './motifs-arena.ts';
import * as draw from './motifs-draws.ts';
import * as land from './motifs-lands.ts';
import * as screen from './motifs-screens.ts';
import * as sea from './motifs-sea.ts';
import * as sport from './motifs-sports.ts';
import * as table from './motifs-tables.ts';

type Look = [motif: Motif, tone: Theme['tone'], ...edges: [EdgeStyle, ...EdgeStyle[]]];

const looks: Readonly<Record<string, Look>> = {
  duel: [arena.duel, [40, 25, 70], 'flame', 'leaf'],
  spur: [arena.spur, [25, 45, 290], 'crystal', 'gate'],
  crest: [arena.crest, [40, 60, 25], 'leaf', 'flame'],
  plume: [arena.plume, [25, 160, 285], 'cloud', 'flame'],
  cockpit: [arena.cockpit, [30, 15, 160], 'gate', 'flame'],
  basket: [arena.basket, [60, 45], 'leaf', 'gate'],
  vane: [arena.vane, [25, 300, 255], 'cloud', 'wave'],
  rosette: [arena.rosette, [20, 340, 255], 'gate', 'crystal'],
  tennis: [sport.tennis, [25, 300, 50], 'gate', 'crystal'],
  boxing: [sport.boxing, [22, 25], 'flame', 'gate'],
  badminton: [sport.badminton, [25, 340, 200], 'gate', 'wave'],
  pingpong: [sport.pingpong, [22, 30], 'gate', 'crystal'],
  whistle: [sport.whistle, [25, 150, 300], 'crystal', 'gate'],
  stadium: [sport.stadium, [250, 290, 25], 'gate', 'cloud'],
  volleyball: [sport.volleyball, [75, 60], 'wave', 'gate'],
  medal: [sport.medal, [25, 15, 200], 'crystal', 'gate'],
  headset: [screen.headset, [290, 330, 200], 'crystal'],
  joystick: [screen.joystick, [22, 15, 340], 'crystal', 'gate'],
  wasd: [screen.keys, [330, 25, 290], 'crystal'],
  mech: [screen.mech, [255, 25, 160], 'crystal', 'flame'],
  invader: [screen.invader, [150, 330, 200], 'crystal', 'cloud'],
  reticle: [screen.reticle, [22, 15], 'crystal', 'flame'],
  potion: [screen.potion, [330, 160, 290], 'crystal', 'leaf'],
  tumbler: [draw.tumbler, [25, 340, 60], 'cloud', 'gate'],
  clover: [draw.clover, [150, 60], 'leaf', 'cloud'],
  horseshoe: [draw.horseshoe, [20, 340], 'cloud', 'gate'],
  digits: [draw.digits, [20, 15, 300], 'crystal', 'gate'],
  stopwatch: [draw.stopwatch, [20, 150, 300], 'crystal', 'cloud'],
  scratch: [draw.scratchCard, [20, 300, 150], 'gate', 'cloud'],
  drum: [land.bronzeDrum, [45, 60, 160], 'flame', 'gate'],
  leafhat: [land.leafHat, [20, 340], 'leaf', 'wave'],
  lighthouse: [land.lighthouse, [22, 15], 'wave', 'cloud'],
  stage: [table.stage, [15, 340, 290], 'gate'],
  shoe: [table.shoe, [22, 300, 160], 'gate', 'crystal'],
  dome: [table.dome, [25, 300, 250], 'gate', 'cloud'],
  dealer: [table.dealer, [20, 290, 160], 'gate'],
  felt: [table.felt, [155, 160], 'gate', 'cloud'],
  joker: [table.joker, [25, 300, 160], 'cloud', 'gate'],
  foldingfan: [table.foldingFan, [22, 340, 290], 'cloud', 'gate'],
  teapot: [table.teapot, [35, 45, 155], 'leaf', 'gate'],
  aces: [table.ace, [25, 285], 'gate', 'crystal'],
  turtle: [sea.turtle, [150, 130, 60], 'wave', 'leaf'],
  jellyfish: [sea.jellyfish, [330, 300, 20], 'wave'],
  crab: [sea.crab, [25, 35, 15], 'wave', 'leaf'],
  cannon: [sea.cannon, [25, 250, 300], 'wave', 'cloud'],
  seahorse: [sea.seahorse, [55, 40, 330], 'wave', 'leaf'],
};

/** Themes of subjects that one room alone shows, for `gamePicture`. */
export const roomThemes: RoomThemes = Object.fromEntries(
  Object.entries(looks).map(([name, [motif, tone, ...edges]]) => [name, { motif, tone, edges }]),
);
