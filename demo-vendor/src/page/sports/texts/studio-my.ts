/** Markets, events and rules of the sports book, by the English of the studio; a figure may be `#`, and `{1}` is the first. */
export const studioMy: Readonly<Record<string, string>> = {
  'Match result': 'Keputusan perlawanan',
  'Match winner': 'Pemenang perlawanan',
  Handicap: 'Handicap',
  'Handicap (points)': 'Handicap (mata)',
  'Handicap (games)': 'Handicap (gim)',
  'Handicap (maps)': 'Handicap (peta)',
  'Handicap (bouts)': 'Handicap (pusingan)',
  'Total goals': 'Jumlah gol',
  'Total points': 'Jumlah mata',
  'Total games': 'Jumlah gim',
  'Total maps': 'Jumlah peta',
  'Total bouts': 'Jumlah pusingan',
  Draw: 'Seri',
  'Over #': 'Atas {1}',
  'Under #': 'Bawah {1}',
  'Full time': 'Tamat',
  'Half time': 'Separuh masa',
  '1st half': 'Separuh 1',
  '2nd half': 'Separuh 2',
  'Kick-off': 'Sepak mula',
  Goal: 'Gol',
  'Tip-off': 'Lantunan mula',
  'End of Q#': 'Tamat S{1}',
  'Q# #:#': 'S{1} {2}:{3}',
  'Q#': 'S{1}',
  Extra: 'Tambahan',
  'Golden basket': 'Bola emas',
  'First serve': 'Servis pertama',
  'Break of serve': 'Pecah servis',
  'Set #': 'Set {1}',
  'Map #': 'Peta {1}',
  'Map # won': 'Peta {1} dimenangi',
  'Bout #': 'Pusingan {1}',
  'Bout # won': 'Pusingan {1} dimenangi',
  'Round won': 'Ronde dimenangi',
  'Tower falls': 'Menara tumbang',
  'Match begins': 'Perlawanan bermula',
  '# : # (abandoned)': '{1} : {2} (dihentikan)',
  Football: 'Bola sepak',
  Basketball: 'Bola keranjang',
  Tennis: 'Tenis',
  'Crown Valley (MOBA)': 'Crown Valley (MOBA)',
  'Signal Zero (shooter)': 'Signal Zero (tembakan)',
  'Iron Lantern (fighter)': 'Iron Lantern (pertarungan)',
  'Pixel Pitch (e-football)': 'Pixel Pitch (e-bola sepak)',
  'Simulated matches': 'Perlawanan simulasi',
  Bets: 'Pertaruhan',
  Results: 'Keputusan',
  'All matches are simulated: drawn by the studio, not played by people. Clubs and leagues are invented.':
    'Semua perlawanan ialah simulasi: dicabut oleh studio, bukan dimainkan orang. Kelab dan liga adalah rekaan.',
  'The whole match comes from a seed. Its SHA-256 is shown before the first bet can be placed, the seed itself when the match is over, so you can verify the match.':
    'Seluruh perlawanan terhasil daripada benih. SHA-256nya ditunjukkan sebelum pertaruhan pertama, dan benihnya apabila perlawanan tamat; dengannya anda boleh mengira semula perlawanan.',
  'Odds come from the probabilities by which the match is drawn and include about 5 % for the house in every market. In football, in-play odds are held for up to five match minutes and are the lowest of that time.':
    'Odds datang daripada peluang perlawanan dicabut, dan mengandungi kira-kira 5 % untuk rumah dalam setiap pasaran. Dalam bola sepak odds live dikekalkan sehingga lima minit perlawanan dan ialah yang terendah dalam tempoh itu.',
  'A single has one pick, a parlay two to eight from different matches; the odds of a parlay are the product of its picks’ odds. Payouts are rounded down to the cent, once, at the end.':
    'Tunggal mempunyai satu pilihan, parlay dua hingga lapan daripada perlawanan berlainan; oddsnya ialah hasil darab semua odds. Bayaran dibundarkan ke bawah kepada sen, sekali, di akhir.',
  'An in-play bet is held for about three seconds before it is accepted. After a goal, a break or a map, betting pauses for a few seconds. The studio’s clock decides.':
    'Pertaruhan live disemak kira-kira tiga saat sebelum diterima. Selepas gol, pecah servis atau peta, pertaruhan berhenti beberapa saat. Jam studio yang menentukan.',
  'If the odds have changed, the bet is accepted only if you chose to accept better odds or any odds.':
    'Apabila odds berubah, pertaruhan diterima hanya jika anda memilih menerima odds lebih baik atau semua.',
  'If a whole-number line is met exactly, it is a push: a single’s stake is returned, and in a parlay the pick counts as 1.00.':
    'Garis penuh yang tepat dicapai ialah push: modal tunggal dipulangkan, dalam parlay pilihan itu dikira 1.00.',
  'About one match in sixty is abandoned. Bets already decided by the score stand (such as a total that was exceeded); all others are void: a single’s stake is refunded, and in a parlay the pick counts as 1.00.':
    'Kira-kira satu daripada enam puluh perlawanan dihentikan. Apa yang telah diputuskan skor kekal (jumlah yang telah dilepasi); yang lain batal: modal tunggal dipulangkan, dalam parlay pilihan itu dikira 1.00.',
  'A parlay is settled when its last pick is decided, or as soon as one is lost.':
    'Parlay diselesaikan apabila pilihan terakhirnya diputuskan, atau dengan yang pertama kalah.',
  'A match minute takes three seconds. In each minute the home side scores, the away side scores, or nobody does, by the match’s probabilities; they are the same for all ninety minutes.':
    'Satu minit perlawanan mengambil tiga saat. Setiap minit tuan rumah menjaring, pelawat menjaring, atau tiada, mengikut peluang perlawanan; peluangnya sama sepanjang sembilan puluh minit.',
  'Bets count the goals of ninety minutes. Betting closes with the 88th minute.':
    'Pertaruhan mengira gol sembilan puluh minit. Pertaruhan ditutup pada minit ke-88.',
  'Four quarters of ten minutes; the score is updated every hundred seconds of play, which takes ten seconds. Each side has the ball 96 times; a score is worth two points in 70 %, three in 22 % and one in 8 % of cases.':
    'Empat suku sepuluh minit; setiap seratus saat permainan skor diberitahu, yang mengambil sepuluh saat. Setiap pihak memegang bola 96 kali; jaringan bernilai dua mata dalam 70 %, tiga dalam 22 %, satu dalam 8 % kes.',
  'Level after four quarters, the next basket wins, and counts two points for all bets. Betting closes 20 seconds before the end.':
    'Jika seri selepas empat suku, bola seterusnya menang dan dikira dua mata bagi semua pertaruhan. Pertaruhan ditutup 20 saat sebelum tamat.',
  'Best of three sets between one player of each club; a game takes ten seconds. The side named first serves first. At six all, one tie-break decides the set and counts as a game.':
    'Terbaik daripada tiga set antara seorang pemain setiap kelab; satu gim sepuluh saat. Pihak yang dinamakan dahulu servis dahulu. Pada enam sama, satu tie-break menentukan set dan dikira satu gim.',
  'Handicap and total count the games of all sets. There are no bets while the next game may be the last.':
    'Handicap dan jumlah mengira gim semua set. Tiada pertaruhan semasa gim seterusnya mungkin yang terakhir.',
  'Best of three maps. A map goes to the side that first takes five towers; each tower has the same chances.':
    'Terbaik daripada tiga peta. Peta dimenangi pihak yang dahulu mengambil lima menara; setiap menara peluangnya sama.',
  'Best of three maps. A map goes to the side that first wins seven rounds; each round has the same chances.':
    'Terbaik daripada tiga peta. Peta dimenangi pihak yang dahulu menang tujuh ronde; setiap ronde peluangnya sama.',
  'Best of five bouts. A bout goes to the side that first wins three rounds; each round has the same chances.':
    'Terbaik daripada lima pusingan. Pusingan dimenangi pihak yang dahulu menang tiga ronde; setiap ronde peluangnya sama.',
  'Football on the screen: a minute takes 2.6 seconds. In each minute the home side scores, the away side scores, or nobody, by the chances of the match.':
    'Bola sepak skrin: satu minit mengambil 2.6 saat. Setiap minit tuan rumah menjaring, pelawat menjaring, atau tiada, mengikut peluang perlawanan.',
  'Betting closes with the 88th minute.': 'Pertaruhan ditutup pada minit ke-88.',
};
