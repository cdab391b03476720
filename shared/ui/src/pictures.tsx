/**
 * The code that draws pictures, 13 KB of brotli, as a shared key (decisions/009): a page has it once. Its export
 * list is part of the versioned contract, as that of each facade under `remote/`.
 */
export { avatarPicture } from './art/avatar-picture.ts';
export { gamePicture, gameSubject, gameTint, type PictureOf } from './art/game-picture.ts';
export { heroPicture } from './art/hero-picture.ts';
/* What the pictures of later pages are drawn with (promotions, presents): from here, so that it stays joined. */
export { colour, pots } from './art/light.ts';
export { seededRandom } from './art/random.ts';
export { ball, box, circle, ellipse, fan, line, mirrored, moved, paint, path, star, times } from './art/shapes.ts';
export { themes } from './art/themes.ts';
