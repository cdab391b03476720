import { icons } from '../art/icons.ts';
import { nounOf } from './table-names.ts';

const grounds = ['#23495f', '#5b2a4a', '#3d3a7a', '#1f5a48', '#7a3d22', '#5a2f6e'];

/** Returns the picture of a player, which matches the name at the tables. */
export function avatarPicture(number: number): string {
  const face = icons[nounOf(number).toLowerCase()] ?? '';
  const ground = grounds[number % grounds.length] ?? grounds[0];
  return `<svg viewBox="0 0 100 100" aria-hidden="true"><circle cx="50" cy="50" r="49" fill="${ground}"/><circle cx="50" cy="38" r="40" fill="#fff" opacity=".08"/><g transform="translate(18 18) scale(.64)">${face}</g></svg>`;
}

/** Picture for an empty seat. */
export const nobodyPicture =
  '<svg viewBox="0 0 100 100" aria-hidden="true"><circle cx="50" cy="50" r="47" fill="rgb(8 6 24 / .45)" stroke="#fff" stroke-opacity=".5" stroke-width="2.5" stroke-dasharray="7 7"/><circle cx="50" cy="40" r="15" fill="#fff" opacity=".45"/><path d="M22 80q4-24 28-24t28 24z" fill="#fff" opacity=".45"/></svg>';
