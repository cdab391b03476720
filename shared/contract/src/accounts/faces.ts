/**
 * Drawn faces that a member can choose; a name is the seed of its drawing. They are stored with members, so names may
 * be added but never renamed or removed (decision 070).
 */
export const faces = [
  'face-01',
  'face-02',
  'face-03',
  'face-04',
  'face-05',
  'face-06',
  'face-07',
  'face-08',
  'face-09',
  'face-10',
  'face-11',
  'face-12',
  'face-13',
  'face-14',
  'face-15',
  'face-16',
  'face-17',
  'face-18',
  'face-19',
  'face-20',
  'face-21',
  'face-22',
  'face-23',
  'face-24',
] as const;
export type Face = (typeof faces)[number];
