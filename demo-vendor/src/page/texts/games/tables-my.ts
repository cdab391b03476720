/** Places to bet on and rules of the tables, by the English of the studio; a figure may be `#`, and `{1}` is the first. */
export const tablesMy: Readonly<Record<string, string>> = {
  Player: 'Pemain',
  Banker: 'Banker',
  'Player pair': 'Pasangan Pemain',
  'Banker pair': 'Pasangan Banker',
  'Number #': 'Nombor {1}',
  'Split # #': 'Split {1} {2}',
  'Street # # #': 'Street {1} {2} {3}',
  'Corner # # # #': 'Corner {1} {2} {3} {4}',
  'First four # # # #': 'Empat pertama {1} {2} {3} {4}',
  'Six line # # # # # #': 'Six line {1} {2} {3} {4} {5} {6}',
  'Column #': 'Lajur {1}',
  Red: 'Merah',
  Black: 'Hitam',
  Even: 'Genap',
  Odd: 'Ganjil',
  Meron: 'Meron',
  Wala: 'Wala',
  Draw: 'Seri',
  'Player and banker get two cards each from a fresh eight-deck shoe. The total nearer to 9 wins; tens and face cards count 0, and only the last digit of a total counts.':
    'Pemain dan Banker mendapat dua kad setiap satu daripada kasut lapan dek yang baharu. Jumlah lebih hampir kepada 9 menang; sepuluh dan kad gambar kosong, dan hanya digit terakhir jumlah dikira.',
  'An 8 or 9 with two cards is a natural and ends the round. Otherwise the player draws a third card on 5 or less; the banker draws by the usual table, which depends on the player’s third card.':
    '8 atau 9 daripada dua kad ialah natural dan menamatkan pusingan. Jika tidak, Pemain mengambil kad ketiga pada 5 atau kurang; Banker mengambil mengikut jadual biasa, yang melihat kad ketiga Pemain.',
  'On a tie, stakes on player and banker are returned.': 'Jika seri, pertaruhan pada Pemain dan Banker dipulangkan.',
  'A European wheel with the numbers 0 to 36, each equally likely. Tap a number to bet on it, the edge between two for both, a corner for four, or the outer edge of a row for its three.':
    'Roda Eropah dengan nombor 0 hingga 36, peluang sama. Ketik nombor untuk nombor itu, tepi antara dua untuk kedua-duanya, penjuru untuk empat, tepi luar baris untuk tiga nombornya.',
  'Zero is neither red nor black, odd nor even, low nor high.':
    'Sifar bukan merah atau hitam, ganjil atau genap, rendah atau tinggi.',
  'Meron is the favourite, wala the other cock. Odds are fixed: five of ten bouts go to meron, four to wala, one is a draw.':
    'Meron ialah pilihan, Wala ayam yang satu lagi. Peluang adalah tetap: lima daripada sepuluh perlawanan kepada Meron, empat kepada Wala, satu seri.',
  'On a draw, stakes on meron and wala are lost. The bout is shown after the result is drawn and has no effect on it.':
    'Jika seri, pertaruhan pada Meron dan Wala hilang. Perlawanan ditunjukkan selepas keputusan dicabut dan tidak menentukan apa-apa.',
};
