import type { Texts } from './en.ts';

export const my: Texts = {
  'sheet.close': 'Tutup',
  'top.back': 'Kembali ke lobi',
  'top.balance': 'Baki',
  'top.rules': 'Peraturan dan had',
  'top.sound': 'Bunyi',
  'slip.column': 'Pertaruhan',
  'slip.tab': 'Slip',
  'slip.empty': 'Slip pertaruhan, kosong',
  'proof.wrong': 'Ada yang tidak sepadan. Sila beritahu bahagian sokongan.',
  'win.small': 'Menang',
  'win.big': 'Menang besar',
  'win.mega': 'Menang mega',
  'failed.game': 'Permainan ini tidak dapat dibuka. Sila kembali ke lobi dan buka semula.',
  'failed.table': 'Meja ini tidak dapat dibuka. Sila kembali ke lobi dan buka semula.',
  'failed.book': 'Halaman pertaruhan ini tidak dapat dibuka. Sila kembali ke lobi dan buka semula.',
  'failed.lottery': 'Loteri ini tidak dapat dibuka. Sila kembali ke lobi dan buka semula.',
  'ended.game': 'Sesi anda telah tamat. Sila kembali ke lobi dan buka permainan semula.',
  'ended.table': 'Sesi anda telah tamat. Sila kembali ke lobi dan buka meja semula.',
  'ended.book': 'Sesi anda telah tamat. Sila kembali ke lobi dan buka halaman pertaruhan semula.',
  'ended.lottery': 'Sesi anda telah tamat. Sila kembali ke lobi dan buka loteri semula.',
};
