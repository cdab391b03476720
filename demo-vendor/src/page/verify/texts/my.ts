import type { Texts } from './en.ts';

export const my: Texts = {
  'round.seed': 'Benih ialah yang dijanjikan',
  'round.before': 'Janji itu diberitahu kepada halaman ini sebelum pertaruhan',
  'round.win': 'Benih menghasilkan kemenangan yang dibayar',
  'round.minor': '{win} unit terkecil',
  'shots.caught': '{fish}: ditangkap, {pays}×',
  'shots.swam': '{fish}: terlepas',
  'page.holds': '✓ Sepadan',
  'page.holds_not': '✕ Tidak sepadan',
  'page.back': '‹ Kembali ke permainan',
  'page.title': 'Pusingan, dikira semula',
  'page.good': 'Pelayar anda telah mencabut semula pusingan ini daripada benihnya dan mendapat keputusan yang sama.',
  'page.bad': 'Pelayar anda mendapat keputusan lain. Sila beritahu bahagian sokongan portal nombor pusingan ini.',
  'page.game': 'Permainan',
  'page.round': 'Pusingan',
  'page.at': 'Dimainkan pada',
  'page.stake': 'Pertaruhan',
  'page.win': 'Menang',
  'page.server_seed': 'Benih pelayan',
  'page.client_seed': 'Benih klien',
  'page.choice': 'Pilihan',
  'page.shot': 'Tembakan {no}',
  'page.decisions': 'Keputusan pemain',
  'page.how':
    'Rawak ialah aliran HMAC-SHA-256 bagi benih klien dan nombor blok di bawah benih pelayan, dipotong menjadi nombor 32-bit; nombor di hujung yang tidak sekata dilangkau. Cincangan benih pelayan diberitahu sebelum pertaruhan, benihnya selepas pusingan.',
  'page.none': 'Belum ada bukti bagi pusingan ini. Pusingan diberitahu apabila tamat.',
};
