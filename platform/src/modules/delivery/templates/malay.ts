import type { Template, Templates } from './template-names.ts';

const code = (what: string): Template => ({
  subject: '{code} ialah kod {brand} anda',
  text: `{code} ialah kod {brand} anda untuk ${what}. Sah selama {minutes} minit. Jangan kongsi: kami tidak akan memintanya.`,
});

export const malay: Templates = {
  'code-login': code('log masuk'),
  'code-password': code('menetapkan kata laluan baharu'),
  'code-register': code('mendaftar'),
  'code-bind': code('menambah hubungan ini pada akaun anda'),
  'code-change-password': code('menukar kata laluan'),
  'code-login-check': code('log masuk dari tempat baharu'),
  'code-owner': code('mengesahkan perubahan akaun anda'),
  'reset-link': {
    subject: 'Tetapkan kata laluan {brand} baharu',
    text: 'Buka pautan ini dalam masa {minutes} minit untuk menetapkan kata laluan baharu bagi {account}. Ia hanya boleh digunakan sekali.\n\n{link}\n\nJika anda tidak memintanya, abaikan sahaja: tiada apa-apa berubah.',
  },
  'password-changed': {
    subject: 'Kata laluan {brand} anda telah ditukar',
    text: 'Kata laluan akaun {brand} anda {account} telah ditukar. Jika bukan anda, hubungi kami dengan segera.',
  },
  'password-reset': {
    subject: 'Kata laluan {brand} anda telah ditetapkan semula',
    text: 'Kata laluan baharu telah ditetapkan untuk akaun {brand} anda {account}. Pengeluaran ditahan selama 24 jam. Jika bukan anda, hubungi kami dengan segera.',
  },
  'mobile-replaced': {
    subject: 'Nombor telefon bimbit akaun {brand} anda telah ditukar',
    text: 'Nombor telefon bimbit lain telah diikat pada akaun {brand} anda {account} menggantikan nombor ini. Jika bukan anda, hubungi kami dengan segera.',
  },
  'email-replaced': {
    subject: 'Alamat e-mel akaun {brand} anda telah ditukar',
    text: 'Alamat e-mel lain telah diikat pada akaun {brand} anda {account} menggantikan alamat ini. Jika bukan anda, hubungi kami dengan segera.',
  },
  'login-check-failed': {
    subject: 'Seseorang cuba log masuk ke akaun {brand} anda',
    text: 'Seseorang yang mengetahui kata laluan akaun {brand} anda {account} cuba log masuk dari tempat baharu dan tidak dapat mengesahkan identiti anda. Selepas lima jawapan salah, tiada lagi jawapan diterima selama 15 minit. Jika bukan anda, tukar kata laluan anda dengan segera.',
  },
  'release-alert': {
    subject: '{brand}: {what}',
    text: '{text}\n\nMaklumat lanjut ada di konsol operator, di bawah keluaran.',
  },
  'operator-enrolment': {
    subject: 'Sediakan akaun operator {brand} anda',
    text: 'Buka pautan ini dalam masa {hours} jam untuk menetapkan kata laluan dan pengesah bagi akaun operator anda {username}. Ia hanya boleh digunakan sekali, dan tiada orang lain boleh melihatnya.\n\n{link}\n\nJika anda tidak menjangkakannya, jangan buka dan maklumkan kepada pentadbir lain.',
  },
  'authenticator-taken': {
    subject: 'Pengesah akaun {brand} anda telah dibuang',
    text: 'Kakitangan kami telah membuang pengesah akaun {brand} anda {account} dan menamatkan semua sesinya. Pengeluaran ditahan selama 24 jam. Jika anda tidak memintanya, hubungi kami dengan segera.',
  },
  'authenticator-removed': {
    subject: 'Pengesah akaun {brand} anda telah dibuang',
    text: 'Pengesah telah dibuang daripada akaun {brand} anda {account}. Pengeluaran ditahan selama 24 jam. Jika bukan anda, tukar kata laluan dan hubungi kami dengan segera.',
  },
  'passkey-added': {
    subject: 'Kunci laluan telah ditambah pada akaun {brand} anda',
    text: 'Kunci laluan telah ditambah pada akaun {brand} anda {account}. Ia boleh log masuk tanpa kata laluan. Jika bukan anda, buang kunci itu di Akaun saya, tukar kata laluan dan hubungi khidmat pelanggan dengan segera.',
  },
  'passkey-removed': {
    subject: 'Kunci laluan akaun {brand} anda telah dibuang',
    text: 'Kunci laluan telah dibuang daripada akaun {brand} anda {account}. Jika bukan anda, tukar kata laluan dan hubungi khidmat pelanggan dengan segera.',
  },
  'passkey-removed-by-staff': {
    subject: 'Kunci laluan akaun {brand} anda telah dibuang',
    text: 'Kakitangan kami telah membuang kunci laluan daripada akaun {brand} anda {account} dan menamatkan semua sesinya. Jika anda tidak memintanya, hubungi khidmat pelanggan dengan segera.',
  },
  'bank-account-bound': {
    subject: 'Akaun pengeluaran telah ditambah pada akaun {brand} anda',
    text: '{bank} {number} telah ditambah pada akaun pengeluaran bagi akaun {brand} anda {account}. Jika bukan anda, tukar kata laluan log masuk dan hubungi kami dengan segera.',
  },
  'bank-account-removed': {
    subject: 'Akaun pengeluaran telah dibuang daripada akaun {brand} anda',
    text: '{bank} {number} telah dibuang daripada akaun pengeluaran bagi akaun {brand} anda {account}. Jika bukan anda, tukar kata laluan log masuk dan hubungi kami dengan segera.',
  },
  // On a locked screen; amounts only if the member has chosen so.
  'push-withdrawal-paid': { subject: 'Pengeluaran anda telah dibayar', text: '{reference}' },
  'push-withdrawal-rejected': {
    subject: 'Pengeluaran anda ditolak',
    text: '{reference}. Wang telah kembali ke dompet anda.',
  },
  'push-withdrawal-refunded': {
    subject: 'Pengeluaran anda dipulangkan',
    text: '{reference}. Wang telah kembali ke dompet anda.',
  },
  'push-withdrawal-paid-amount': { subject: 'Pengeluaran anda telah dibayar', text: '{amount}, {reference}' },
  'push-withdrawal-rejected-amount': {
    subject: 'Pengeluaran anda ditolak',
    text: '{amount}, {reference}. Wang telah kembali ke dompet anda.',
  },
  'push-withdrawal-refunded-amount': {
    subject: 'Pengeluaran anda dipulangkan',
    text: '{amount}, {reference}. Wang telah kembali ke dompet anda.',
  },
  'push-ticket': {
    subject: 'Pertaruhan anda telah selesai',
    text: '{game}. Buka rekod pertaruhan untuk melihat keputusan.',
  },
  'push-ticket-amounts': { subject: 'Pertaruhan anda telah selesai', text: '{game}: taruhan {stake}, menang {win}' },
  'push-tickets': {
    subject: '{count} pertaruhan anda telah selesai',
    text: 'Buka rekod pertaruhan untuk melihat keputusan.',
  },
  'push-tickets-amounts': { subject: '{count} pertaruhan anda telah selesai', text: 'Taruhan {stake}, menang {win}' },
  'push-void-ticket': {
    subject: 'Pertaruhan anda dibatalkan',
    text: '{game}. Taruhan telah dipulangkan ke baki anda.',
  },
  'push-void-ticket-amounts': {
    subject: 'Pertaruhan anda dibatalkan',
    text: '{game}: {stake} telah dipulangkan ke baki anda.',
  },
  'push-void-tickets': {
    subject: '{count} pertaruhan anda dibatalkan',
    text: 'Taruhan telah dipulangkan ke baki anda.',
  },
  'push-void-tickets-amounts': {
    subject: '{count} pertaruhan anda dibatalkan',
    text: 'Sejumlah {stake} telah dipulangkan ke baki anda.',
  },
  'push-reward': { subject: 'Anda mendapat ganjaran baharu', text: 'Tuntut di pusat ganjaran.' },
  'push-reward-amount': { subject: 'Anda mendapat ganjaran baharu', text: '{what}. Tuntut di pusat ganjaran.' },
  'push-rebate': { subject: 'Anda menerima rebat', text: 'Ia sudah ada dalam dompet anda.' },
  'push-rebate-amount': { subject: 'Anda menerima rebat', text: '{what} sudah ada dalam dompet anda.' },
};
