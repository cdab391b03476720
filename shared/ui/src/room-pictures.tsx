/** What rooms alone show, for the server that keeps files of pictures: too large for a page (decisions/065). */
export { roomThemes } from './art/rooms/room-themes.ts';
export { rooms } from './art/rooms/rooms.ts';
