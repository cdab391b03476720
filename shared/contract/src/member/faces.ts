/**
 * Drawn faces that a member may choose among: a name is the seed of its drawing. They are kept with members, so that one
 * may be added and none be named anew or taken away (decision 070).
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
