import { checkSkins } from '../../testing/check-skins.ts';
import { skins } from './skins.ts';

checkSkins(skins, [
  ['live', 'ground', 4.5],
  ['live', 'raised', 4.5],
  ['live', 'sunken', 4.5],
  ['on-bar', 'bar-2', 4.5],
  ['print', 'paper', 7],
  ['prize', 'paper', 4.5],
]);
