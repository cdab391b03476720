import type { Texts } from './en.ts';

export const my: Texts = {
  'rules.chance': '1 tangkapan dalam {shots} tembakan',
  'rules.title': 'Peraturan dan jadual bayaran',
  'rules.return': 'Pulangan kepada pemain {percent}',
  'rules.exact': ' (tepat, bagi setiap tembakan)',
  'rules.keys':
    'Sentuh atau tahan air untuk menembak. Papan kekunci: anak panah memusing meriam atau memilih ikan seterusnya semasa mengunci, Space menembak, tambah dan tolak menukar meriam, A menembak sendiri, L mengunci.',
  'rules.fair':
    'Tangkapan dicabut di pelayan; ikan yang anda lihat tidak menentukannya. Meterai benih seterusnya diketahui sebelum anda menembak, dan setiap pusingan boleh dikira semula daripada sejarah. Tembakan yang tidak dapat disahkan dipulangkan.',
  'main.history': 'Sejarah',
  'aim.range': '{least}× hingga {most}×',
  'aim.at': 'Membidik {fish}, {pays}',
  'aim.free': 'Meriam membidik bebas.',
  'boss.pays': 'membayar sehingga {times}×',
  'boss.comes': '{fish} muncul. Ia membayar sehingga {times} kali nilai meriam.',
  'catch.some': 'Tangkapan',
  'catch.count': '{caught, plural, =1 {Satu tangkapan} other {# tangkapan}}',
  'dock.balance': 'Baki',
  'dock.returned': 'Pulangan terakhir',
  'dock.cannon': 'Meriam',
  'dock.smaller': 'Kecilkan meriam',
  'dock.larger': 'Besarkan meriam',
  'dock.lock': 'Kunci',
  'dock.next': 'Ikan lain',
  'dock.auto': 'Auto',
  'dock.shoot': 'Tembak',
  'sea.keys':
    'Anak panah memusing meriam, Space menembak, tambah dan tolak menukar nilainya, A menembak sendiri, L mengunci pada ikan.',
  'sea.label': 'Akuarium {gameName}. {keys}',
  'refused.too_fast': 'Itu lebih daripada sepuluh tembakan sesaat.',
  'refused.insufficient_balance': 'Baki anda tidak mencukupi untuk tembakan ini.',
  'limit.below_minimum': 'Meriam terkecil ialah {limit}.',
  'limit.above_maximum': 'Meriam terbesar ialah {limit}.',
  'refused.given_back': '{why} Tembakan telah dipulangkan.',
  'refused.poor': 'Baki anda tidak mencukupi untuk meriam ini. Pilih yang lebih kecil.',
};
