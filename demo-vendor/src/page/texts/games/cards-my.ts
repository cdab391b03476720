/** Rooms and rules of the card games between players, by the English of the studio. */
export const cardsMy: Readonly<Record<string, string>> = {
  Courtyard: 'Halaman',
  Balcony: 'Balkoni',
  'Tea Master’s Room': 'Bilik Guru Teh',
  Pond: 'Kolam',
  Bridge: 'Jambatan',
  Island: 'Pulau',
  Pier: 'Jeti',
  Junk: 'Jong',
  Lighthouse: 'Rumah Api',
  Gate: 'Gerbang',
  Gallery: 'Galeri',
  'Throne Hall': 'Dewan Takhta',
  Bamboo: 'Buluh',
  Silver: 'Perak',
  Golden: 'Emas',
  Street: 'Jalan',
  Rooftop: 'Bumbung',
  Tower: 'Menara',
  'The aim': 'Matlamat',
  'What can be played': 'Apa yang boleh dimainkan',
  Bombs: 'Bom',
  Time: 'Masa',
  Money: 'Wang',
  'A fair deal': 'Agihan adil',
  'Each player gets 13 cards from a shuffled pack; the other 26 stay out. The first to play all their cards wins.':
    'Setiap pemain mendapat 13 kad daripada dek yang dikocok; 26 yang lain tidak digunakan. Yang menghabiskan semua kad dahulu menang.',
  'The player with the lowest card dealt starts: the three of spades, if it was dealt. The first play must include that card.':
    'Kad terendah yang diagih bermula, iaitu tiga sped jika ada. Permainan pertama mesti mengandunginya.',
  'The player with the lowest card dealt starts: the three of diamonds, if it was dealt. The first play must include that card.':
    'Kad terendah yang diagih bermula, iaitu tiga daiman jika ada. Permainan pertama mesti mengandunginya.',
  'A single card, a pair, three or four of a kind; a run of three or more ranks; three or more pairs in a row. Twos cannot be part of a run.':
    'Satu kad, sepasang, tiga atau empat sejenis; turutan tiga nilai atau lebih; tiga pasangan berturut atau lebih. Kad dua tidak masuk turutan.',
  'Ranks from the lowest: 3 4 5 6 7 8 9 10 J Q K A 2. Suits from the lowest: spades, clubs, diamonds, hearts.':
    'Nilai dari terendah: 3 4 5 6 7 8 9 10 J Q K A 2. Simbol dari terendah: sped, kelawar, daiman, lekuk.',
  'You must answer with a higher play of the same kind and number of cards; the highest card in each decides. If you pass, the other player leads.':
    'Jawapan mesti sama jenis dan bilangan kad, dan lebih tinggi: kad tertinggi menentukan. Yang pass membiarkan lawan mendahului.',
  'Three pairs in a row beat a single two. Four of a kind beats one or two twos and three pairs in a row. Four pairs in a row beat all of that and four of a kind. Five pairs in a row beat three twos too.':
    'Tiga pasangan berturut mengalahkan satu kad dua. Empat sejenis mengalahkan satu atau dua kad dua dan tiga pasangan berturut. Empat pasangan berturut mengalahkan semuanya dan empat sejenis. Lima pasangan berturut turut mengalahkan tiga kad dua.',
  'A single card, a pair, three of a kind, or a five-card hand. You must answer with a higher play of the same number of cards. If you pass, the other player leads.':
    'Satu kad, sepasang, tiga sejenis, atau susunan lima kad. Jawapan mesti sama bilangan kad dan lebih tinggi. Yang pass membiarkan lawan mendahului.',
  'Five-card hands from the lowest: straight, flush, full house, four and one, straight flush. A higher kind beats a lower one. Within a kind, the highest card decides; in a full house the three of a kind, in four and one the four of a kind.':
    'Susunan lima kad dari terendah: straight, flush, full house, empat tambah satu, straight flush. Jenis lebih tinggi mengalahkan yang rendah. Dalam jenis sama kad tertinggi menentukan; dalam full house tiga sejenisnya, dalam empat tambah satu empat sejenisnya.',
  'Ranks from the lowest: 3 4 5 6 7 8 9 10 J Q K A 2. Suits from the lowest: diamonds, clubs, hearts, spades. Twos cannot be part of a straight.':
    'Nilai dari terendah: 3 4 5 6 7 8 9 10 J Q K A 2. Simbol dari terendah: daiman, kelawar, lekuk, sped. Kad dua tidak masuk straight.',
  'A turn lasts 20 seconds by the server’s clock. If it runs out, you pass; if you lead, your lowest card is played. If three turns in a row run out, you lose the match.':
    'Satu giliran 20 saat mengikut jam pelayan. Apabila tamat anda pass; jika anda mendahului, kad terendah anda dimainkan. Tiga giliran berturut-turut tamat masa bermakna kalah.',
  'A lost connection does not end a match: open the game again and continue where you left off. The clock keeps running.':
    'Sambungan terputus tidak menamatkan perlawanan: buka semula permainan dan teruskan. Masa tetap berjalan.',
  'Both players put in the room’s stake. The winner takes both stakes less 5 %, which the house keeps. If one stake cannot be collected, the other is refunded and no match is played.':
    'Kedua-dua pemain meletak pertaruhan bilik. Pemenang mengambil kedua-duanya tolak 5 % untuk rumah. Jika satu pertaruhan tidak dapat diambil, yang lain dipulangkan dan tiada permainan.',
  'Waiting for an opponent costs nothing, and you can cancel at any time.':
    'Menunggu lawan tidak dikenakan bayaran, dan boleh dibatalkan bila-bila masa.',
  'The deal’s seed is sealed before you sit down, and both players’ pages add their own randomness. After the match the seed is shown, and your own device can verify the deal.':
    'Benih agihan dimeterai sebelum anda duduk, dan kedua-dua halaman menambah kepada rawaknya. Selepas perlawanan benih ditunjukkan, dan peranti anda boleh mengagih kad semula.',
};
