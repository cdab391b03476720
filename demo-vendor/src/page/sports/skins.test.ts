import { checkSkins } from '../testing/check-skins.ts';
import { skins } from './skins.ts';

checkSkins(skins, [
  ['price-ink', 'price', 7],
  ['muted', 'price', 4.5],
  ['good', 'price', 4.5],
  ['bad', 'price', 4.5],
  ['on-bar', 'bar-2', 7],
  ['live', 'raised', 4.5],
  ['live', 'ground', 4.5],
  ['home', 'raised', 3],
  ['away', 'raised', 3],
]);
