/** Malay texts of the registry's refusals, for message-texts-my.ts. */
export const malayReleaseTexts: Readonly<Record<string, string>> = {
  release_exists: 'Versi ini sudah diterbitkan; versi tidak pernah berubah. Terbitkan versi yang lebih tinggi',
  release_incomplete: 'Keluaran ini tidak lengkap',
  release_corrupt: 'Keluaran ini tidak seperti yang dinyatakan dalam manifesnya',
  release_version_wrong: 'Nombor versi terlalu rendah bagi perubahan ini',
  release_does_not_fit: 'Keluaran ini tidak sesuai dengan versi yang aktif',
  already_live: 'Versi ini sudah aktif',
  nothing_to_roll_back_to: 'Tiada versi terdahulu untuk dikembalikan',
  nothing_live_yet: 'Belum ada versi aktif untuk berkongsi pelawat; aktifkan untuk semua',
  shell_has_no_share: 'Kerangka adalah untuk semua pelawat; hanya modul jauh boleh mengambil bahagian',
  release_frozen:
    'Keluaran dibekukan. Untuk undur juga, gunakan --despite-freeze (di konsol: "Roll back despite the freeze")',
  freeze_in_the_past: 'Pembekuan mesti berakhir pada masa hadapan',
  freeze_too_long: 'Pembekuan berlangsung paling lama {days} hari',
  not_frozen: 'Keluaran tidak dibekukan',
  key_exists: 'Kunci ini atau labelnya sudah diketahui',
  publisher_not_known: 'Penerbitan ini tidak ditandatangani oleh kunci yang dikenali',
  publisher_of_another_release: 'Kunci ini untuk menerbitkan keluaran lain',
  publication_stale: 'Tandatangan bukan dari lima minit terakhir. Semak jam dan cuba lagi',
  question_repeated: 'Soalan ini sudah ditanya. Tandatangani soalan yang lain',
  shell_has_no_preview: 'Pratonton hanya untuk modul; shell dicuba pada portal sendiri',
};
