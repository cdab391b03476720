/** Subtitles of games and rules of slots, by their English text. */
export const gamesMy: Readonly<Record<string, string>> = {
  'Five reels, ten lines': 'Lima gelendong, sepuluh garis',
  'Twenty lines and free spins': 'Dua puluh garis dan putaran percuma',
  'Crown jackpot': 'Jackpot mahkota',
  'Cascading five by four': 'Jatuhan lima kali empat',
  'Scratch card': 'Kad gores',
  'Hold and win': 'Pegang dan menang',
  'Hundred dice': 'Dadu seratus',
  'Clusters on seven by seven': 'Kelompok tujuh kali tujuh',
  'Video poker, jacks or better': 'Poker video, jack atau lebih baik',
  'Plinko, twelve rows': 'Plinko, dua belas baris',
  'Five reels, 243 ways': 'Lima gelendong, 243 cara',
  'Bonus wheel': 'Roda bonus',
  'Bingo with 75 balls': 'Bingo dengan 75 bola',
  'Growing reels, up to 16,807 ways': 'Gelendong berkembang, sehingga 16,807 cara',
  'Money wheel': 'Roda wang',
  'Classic three reels': 'Tiga gelendong klasik',
  'Keno, ten of eighty': 'Keno, sepuluh daripada lapan puluh',
  'Under or over seven': 'Bawah atau atas tujuh',
  Blackjack: 'Blackjack',
  Mines: 'Periuk api',
  'European roulette, single zero': 'Rolet Eropah, satu sifar',
  'Dragon and tiger': 'Naga dan harimau',
  'Video poker, deuces wild': 'Poker video, dua sebagai simbol liar',
  'Higher or lower': 'Lebih tinggi atau lebih rendah',
  'Sic bo, three dice': 'Sic bo, tiga dadu',
  'Baccarat, eight packs': 'Baccarat, lapan pek',
  'Ten lines, read from the left. Three or more of a kind on a line pay; a line costs a tenth of the stake.':
    'Sepuluh garis, dibaca dari kiri. Tiga atau lebih simbol sama pada satu garis membayar; satu garis berharga sepersepuluh pertaruhan.',
  'The wild appears on reels two, three and four and replaces everything except the scatter.':
    'Simbol liar ada pada gelendong dua, tiga dan empat dan menggantikan semua kecuali simbol serak.',
  'Three or more scatters pay anywhere on the reels.': 'Tiga atau lebih simbol serak membayar di mana sahaja.',
  'Twenty lines, read from the left. Three or more of a kind on a line pay; a line costs a twentieth of the stake.':
    'Dua puluh garis, dibaca dari kiri. Tiga atau lebih simbol sama pada satu garis membayar; satu garis berharga seperdua puluh pertaruhan.',
  'Three, four or five scatters pay anywhere and award 8, 10 or 15 free spins, also during free spins, up to 60 in a round.':
    'Tiga, empat atau lima simbol serak membayar di mana sahaja dan membawa 8, 10 atau 15 putaran percuma, dalam putaran percuma juga, sehingga 60 dalam satu pusingan.',
  'Wins in free spins are doubled. Each time you win more free spins, the multiplier for those that follow goes up by one, to at most five.':
    'Putaran percuma dikira dua kali. Setiap kali lebih banyak dimenangi di dalamnya, semua yang berikut dikira sekali lagi, sehingga lima kali.',
  'The wild appears on reels two, three and four and replaces everything except the crown.':
    'Simbol liar ada pada gelendong dua, tiga dan empat dan menggantikan semua kecuali mahkota.',
  'Five crowns on the middle line win the progressive jackpot. The chance is 1 in 1,048,576 in every round.':
    'Lima mahkota pada garis tengah memenangi jackpot progresif. Peluangnya 1 dalam 1,048,576 pada setiap pusingan.',
  'There is one stake, so that every round has the same chance for the same price.':
    'Hanya ada satu pertaruhan, supaya setiap pusingan mempunyai peluang sama dengan harga sama.',
  'One percent of each stake goes to the jackpot and is paid to those who win it. It is part of the published return.':
    'Satu peratus daripada setiap pertaruhan masuk ke jackpot dan dibayar kepada pemenangnya. Ia sebahagian daripada pulangan yang diterbitkan.',
  'Six or more of a kind pay anywhere. They vanish, the rest fall, and new symbols drop in from above.':
    'Enam atau lebih simbol sama membayar di mana sahaja. Ia hilang, yang lain jatuh, dan yang baharu datang dari atas.',
  'Wins on the second board of a round count twice, on the third three times, on every later one five times.':
    'Gambar kedua dalam satu pusingan dikira dua kali, yang ketiga tiga kali, setiap yang berikutnya lima kali.',
  'The wild appears on reels two, three and four and replaces everything except the coin.':
    'Simbol liar ada pada gelendong dua, tiga dan empat dan menggantikan semua kecuali syiling.',
  'Six or more coins lock in place and start three respins, in which each empty place gets a coin once in twenty. Each new coin locks and resets the respins to three.':
    'Enam atau lebih syiling kekal di tempatnya dan memulakan tiga putaran semula, di mana setiap tempat kosong mendapat syiling sekali dalam dua puluh. Setiap syiling baharu kekal dan mengembalikan putaran semula kepada tiga.',
  'At the end all coins are paid. Of 1,000 coins, 450 are worth one stake, 260 two, 140 three, 90 five, 40 ten, 14 are Mini, 5 Minor and 1 Major. Filling all fifteen places adds the Grand.':
    'Akhirnya semua syiling dibayar. Daripada 1,000 syiling, 450 bernilai satu pertaruhan, 260 dua, 140 tiga, 90 lima, 40 sepuluh, 14 ialah Mini, 5 Minor dan 1 Major. Kelima-lima belas tempat yang penuh menambah Grand.',
  'Five or more of a kind that touch side by side form a cluster and pay. They vanish, the rest fall, and new symbols drop in from above.':
    'Lima atau lebih simbol sama yang bersentuhan sisinya ialah satu kelompok dan membayar. Ia hilang, yang lain jatuh, dan yang baharu datang dari atas.',
  'Wins on the second board of a round count twice, on the third three times, on the fourth four times, on every later one five times.':
    'Gambar kedua dalam satu pusingan dikira dua kali, yang ketiga tiga kali, yang keempat empat kali, setiap yang berikutnya lima kali.',
  'No lines: a symbol pays when it appears anywhere on three or more reels in a row from the left.':
    'Tiada garis: satu simbol membayar apabila berada di mana-mana pada tiga atau lebih gelendong berturut-turut dari kiri.',
  'The payout is multiplied by the number of ways. The wild appears on reels two, three and four.':
    'Bayaran didarab dengan bilangan cara. Simbol liar ada pada gelendong dua, tiga dan empat.',
  'Twenty-five lines, read from the left. Three or more of a kind on a line pay; a line costs a twenty-fifth of the stake.':
    'Dua puluh lima garis, dibaca dari kiri. Tiga atau lebih simbol sama pada satu garis membayar; satu garis berharga seperdua puluh lima pertaruhan.',
  'The wild appears on reels two, three and four and replaces everything except the bonus.':
    'Simbol liar ada pada gelendong dua, tiga dan empat dan menggantikan semua kecuali simbol bonus.',
  'Bonus symbols on reels one, three and five spin the wheel. It stops at the place the server draws, each of its 16 places equally likely.':
    'Simbol bonus pada gelendong satu, tiga dan lima memutar roda. Ia berhenti di tempat yang dicabut pelayan, setiap satu daripada 16 tempatnya sama kebarangkaliannya.',
  'Two places lead to the inner wheel with its 8 places.': 'Dua tempat membawa ke roda dalam dengan 8 tempatnya.',
  'Each reel stops with two to seven rows, each height equally likely, so that a round has between 32 and 16,807 ways.':
    'Setiap gelendong berhenti dengan dua hingga tujuh baris, setiap ketinggian sama kebarangkaliannya, jadi satu pusingan mempunyai antara 32 dan 16,807 cara.',
  'A symbol pays when it appears anywhere on three or more reels in a row from the left, multiplied by the number of ways.':
    'Satu simbol membayar apabila berada di mana-mana pada tiga atau lebih gelendong berturut-turut dari kiri, didarab dengan bilangan cara.',
  'The wild appears on reels two, three and four and replaces every symbol.':
    'Simbol liar ada pada gelendong dua, tiga dan empat dan menggantikan setiap simbol.',
  'Three reels of 24 stops, five lines: three rows and both diagonals.':
    'Tiga gelendong dengan 24 hentian, lima garis: tiga baris dan kedua-dua pepenjuru.',
  'Three of a kind on a line pays. A line costs a fifth of the stake.':
    'Tiga simbol sama pada satu garis membayar. Satu garis berharga seperlima pertaruhan.',
};
