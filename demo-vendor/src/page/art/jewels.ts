const edge = '#1b1020';

/** Outline, inner table and fill of each jewel; all shapes differ, so that none depends on colour alone. */
const cuts: readonly { name: string; outline: string; table: string; rays: string; fill: string }[] = [
  {
    name: 'blue square',
    fill: 'sapphire',
    outline: 'M22 14h56l12 12v48L78 86H22L10 74V26z',
    table: 'M32 30h36l4 4v32l-4 4H32l-4-4V34z',
    rays: 'M22 14l10 16M78 14 68 30M90 26 72 34M90 74 72 66M78 86 68 70M22 86l10-16M10 74l18-8M10 26l18 8',
  },
  {
    name: 'green triangle',
    fill: 'jade',
    outline: 'M50 8 94 86H6z',
    table: 'M50 36 70 72H30z',
    rays: 'M50 8v28M94 86 70 72M6 86l24-14',
  },
  {
    name: 'violet circle',
    fill: 'violet',
    outline: 'M50 8a42 42 0 1 1 0 84 42 42 0 1 1 0-84z',
    table: 'M50 28 66 34 72 50 66 66 50 72 34 66 28 50 34 34z',
    rays: 'M50 8v20M80 20 66 34M92 50H72M80 80 66 66M50 92V72M20 80l14-14M8 50h20M20 20l14 14',
  },
  {
    name: 'orange hexagon',
    fill: 'ember',
    outline: 'M50 6 90 28v44L50 94 10 72V28z',
    table: 'M50 30 68 40v20L50 70 32 60V40z',
    rays: 'M50 6v24M90 28 68 40M90 72 68 60M50 94V70M10 72l22-12M10 28l22 12',
  },
  {
    name: 'pink drop',
    fill: 'rose',
    outline: 'M50 4C66 28 84 46 84 64a34 30 0 0 1-68 0C16 46 34 28 50 4z',
    table: 'M50 34C58 46 66 54 66 64a16 14 0 0 1-32 0c0-10 8-18 16-30z',
    rays: 'M50 4v30M84 64H66M16 64h18M50 94V78',
  },
  {
    name: 'red diamond',
    fill: 'ruby',
    outline: 'M26 14h48l20 26-44 52L6 40z',
    table: 'M34 26h32l8 14H26z',
    rays: 'M26 14l8 12M74 14 66 26M94 40H74L50 92 26 40H6',
  },
  {
    name: 'golden star',
    fill: 'gold',
    outline: 'm50 4 13 29 32 4-24 22 7 32-28-16-28 16 7-32L5 37l32-4z',
    table: 'm50 30 6 13 14 2-10 10 3 14-13-7-13 7 3-14-10-10 14-2z',
    rays: 'M50 4v26M95 37 70 45M78 91 63 69M22 91l15-22M5 37l25 8',
  },
];

export const jewelName = (jewel: number) => cuts[jewel]?.name ?? '';

/** Drawing of a jewel on 100 x 100. */
export function jewelDrawing(jewel: number): string {
  const cut = cuts[jewel];
  if (!cut) return '';
  return `<path d="${cut.outline}" fill="url(#g-${cut.fill})" stroke="${edge}" stroke-width="3" stroke-linejoin="round"/><path d="${cut.rays}" stroke="#fff" stroke-opacity=".45" stroke-width="2" fill="none"/><path d="${cut.table}" fill="#fff" fill-opacity=".38" stroke="#fff" stroke-opacity=".6" stroke-width="1.5"/><path d="M24 24c6-6 14-8 20-8" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".8" fill="none"/>`;
}
