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
  'Each player gets 13 cards of a shuffled pack; the other 26 stay out. Who is rid of all cards first wins.':
    'Setiap pemain mendapat 13 kad daripada dek yang dikocok; 26 yang lain tidak digunakan. Yang menghabiskan semua kad dahulu menang.',
  'The lowest card that was dealt begins, which is the three of spades where it is out. The first play must hold it.':
    'Kad terendah yang diagih bermula, iaitu tiga sped jika ada. Permainan pertama mesti mengandunginya.',
  'The lowest card that was dealt begins, which is the three of diamonds where it is out. The first play must hold it.':
    'Kad terendah yang diagih bermula, iaitu tiga daiman jika ada. Permainan pertama mesti mengandunginya.',
  'A single card, a pair, three or four of a kind; a run of three or more ranks; pairs in a row, three or more of them. A two is in no run.':
    'Satu kad, sepasang, tiga atau empat sejenis; turutan tiga nilai atau lebih; tiga pasangan berturut atau lebih. Kad dua tidak masuk turutan.',
  'Ranks from the lowest: 3 4 5 6 7 8 9 10 J Q K A 2. Suits from the lowest: spades, clubs, diamonds, hearts.':
    'Nilai dari terendah: 3 4 5 6 7 8 9 10 J Q K A 2. Simbol dari terendah: sped, kelawar, daiman, lekuk.',
  'An answer is of the same kind and number of cards, and higher: the highest card of each decides. Who passes lets the other lead.':
    'Jawapan mesti sama jenis dan bilangan kad, dan lebih tinggi: kad tertinggi menentukan. Yang pass membiarkan lawan mendahului.',
  'Three pairs in a row beat a single two. Four of a kind beats one or two twos and three pairs in a row. Four pairs in a row beat all of that and four of a kind. Five pairs in a row beat three twos too.':
    'Tiga pasangan berturut mengalahkan satu kad dua. Empat sejenis mengalahkan satu atau dua kad dua dan tiga pasangan berturut. Empat pasangan berturut mengalahkan semuanya dan empat sejenis. Lima pasangan berturut turut mengalahkan tiga kad dua.',
  'A single card, a pair, three of a kind, or a hand of five. An answer has the same number of cards and is higher. Who passes lets the other lead.':
    'Satu kad, sepasang, tiga sejenis, atau susunan lima kad. Jawapan mesti sama bilangan kad dan lebih tinggi. Yang pass membiarkan lawan mendahului.',
  'Hands of five from the lowest: straight, flush, full house, four and one, straight flush. A higher kind beats a lower one. Within a kind the highest card decides; in a full house the three, in four and one the four.':
    'Susunan lima kad dari terendah: straight, flush, full house, empat tambah satu, straight flush. Jenis lebih tinggi mengalahkan yang rendah. Dalam jenis sama kad tertinggi menentukan; dalam full house tiga sejenisnya, dalam empat tambah satu empat sejenisnya.',
  'Ranks from the lowest: 3 4 5 6 7 8 9 10 J Q K A 2. Suits from the lowest: diamonds, clubs, hearts, spades. A two is in no straight.':
    'Nilai dari terendah: 3 4 5 6 7 8 9 10 J Q K A 2. Simbol dari terendah: daiman, kelawar, lekuk, sped. Kad dua tidak masuk straight.',
  'A turn lasts 20 seconds by the clock of the server. When it runs out you pass; where you lead, your lowest card is played. Three turns in a row that run out lose the match.':
    'Satu giliran 20 saat mengikut jam pelayan. Apabila tamat anda pass; jika anda mendahului, kad terendah anda dimainkan. Tiga giliran berturut-turut tamat masa bermakna kalah.',
  'A lost connection does not end a match: open the game again and go on where you were. The clock runs on meanwhile.':
    'Sambungan terputus tidak menamatkan perlawanan: buka semula permainan dan teruskan. Masa tetap berjalan.',
  'Both players put in the stake of the room. The winner takes both stakes less 5 %, which the house keeps. If one stake cannot be taken, the other is given back and nothing is played.':
    'Kedua-dua pemain meletak pertaruhan bilik. Pemenang mengambil kedua-duanya tolak 5 % untuk rumah. Jika satu pertaruhan tidak dapat diambil, yang lain dipulangkan dan tiada permainan.',
  'Waiting for an opponent costs nothing, and you can cancel at any time.':
    'Menunggu lawan tidak dikenakan bayaran, dan boleh dibatalkan bila-bila masa.',
  'The seed of the deal is sealed before you sit down, and both pages add to the chance. When the match is over the seed is shown, and your own device can deal the cards again.':
    'Benih agihan dimeterai sebelum anda duduk, dan kedua-dua halaman menambah kepada rawaknya. Selepas perlawanan benih ditunjukkan, dan peranti anda boleh mengagih kad semula.',
};
