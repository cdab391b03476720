import type { HandBoard } from './hand-case.ts';

/** Numbers in several prizes and orders; and one number in all 23. */
export const fourDBoards: readonly HandBoard[] = [
  {
    kind: 'four-d',
    board: `1ST 1234; 2ND 1123; 3RD 1122; SPECIAL 1234 4321 7777 0007 0070 1112 2111 5678 5678 9999;
      CONSOL 1234 3412 2211 8888 8888 8888 0000 1000 0123 3210`,
    cases: [
      ['4D', '1234', '3960.00', '3600 + 240 + 120'],
      ['4D', '1123', '1440.00'],
      ['4D', '1122', '720.00', '2211 is another number'],
      ['4D', '5678', '480.00', 'two special prizes'],
      ['4D', '8888', '360.00', 'three consolation prizes'],
      ['4D', '0007', '240.00'],
      ['4D', '0700', '0.00'],
      ['4D_SMALL', '1234', '5400.00', 'special and consolation do not count'],
      ['4D_SMALL', '1123', '2600.00'],
      ['4D_SMALL', '1122', '1400.00'],
      ['4D_SMALL', '5678', '0.00'],
      ['4A', '1234', '9300.00'],
      ['4A', '1123', '0.00'],
      ['3A', '234', '930.00'],
      ['3A', '123', '0.00', 'second prize'],
      ['3ABC', '234', '310.00'],
      ['3ABC', '123', '310.00'],
      ['3ABC', '122', '310.00'],
      ['3ABC', '112', '0.00', '1112 is a special prize'],
      ['IBOX', '1234', '180.00', '24 orders: 150 + two special of 10 + two consolation of 5'],
      ['IBOX', '4321', '180.00', 'the same digits'],
      ['IBOX', '1123', '120.00', '12 orders: 1440 / 12'],
      ['IBOX', '3211', '120.00'],
      ['IBOX', '1122', '140.00', '6 orders: 720 / 6 + 120 / 6'],
      ['IBOX', '2121', '140.00'],
      ['IBOX', '1211', '120.00', '4 orders: two special of 60'],
      ['IBOX', '0700', '120.00', '0007 and 0070: two special of 60'],
      ['IBOX', '0001', '30.00', '1000: 120 / 4'],
      ['IBOX', '7777', '240.00', '1 order'],
      ['IBOX', '8888', '360.00', 'three consolation prizes of 120'],
      ['IBOX', '8765', '20.00', 'two special of 10'],
      ['IBOX', '2301', '10.00', '0123 and 3210: two consolation of 5'],
      ['IBOX', '2468', '0.00'],
    ],
  },
  {
    kind: 'four-d',
    board: `1ST 5555; 2ND 5555; 3RD 5555; SPECIAL 5555 5555 5555 5555 5555 5555 5555 5555 5555 5555;
      CONSOL 5555 5555 5555 5555 5555 5555 5555 5555 5555 5555`,
    cases: [
      ['4D', '5555', '9360.00', '3600 + 1440 + 720 + 2400 + 1200'],
      ['4D_SMALL', '5555', '9400.00', '5400 + 2600 + 1400'],
      ['4A', '5555', '9300.00', 'once'],
      ['3A', '555', '930.00'],
      ['3ABC', '555', '930.00', '3 x 310.00'],
      ['IBOX', '5555', '9360.00'],
      ['IBOX', '5556', '0.00'],
    ],
  },
];
