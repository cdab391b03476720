import type { Template, Templates } from './template-names.ts';

const code = (what: string): Template => ({
  subject: '{code} คือรหัส {brand} ของคุณ',
  text: `{code} คือรหัส {brand} ของคุณสำหรับ${what} ใช้ได้ {minutes} นาที อย่าบอกใคร เราไม่ขอรหัสนี้จากคุณ`,
});

export const thai: Templates = {
  'code-login': code('เข้าสู่ระบบ'),
  'code-password': code('ตั้งรหัสผ่านใหม่'),
  'code-register': code('สมัครสมาชิก'),
  'code-bind': code('เพิ่มช่องทางติดต่อนี้ในบัญชีของคุณ'),
  'code-change-password': code('เปลี่ยนรหัสผ่าน'),
  'code-login-check': code('เข้าสู่ระบบจากที่ใหม่'),
  'code-owner': code('ยืนยันการเปลี่ยนแปลงบัญชีของคุณ'),
  'reset-link': {
    subject: 'ตั้งรหัสผ่าน {brand} ใหม่',
    text: 'เปิดลิงก์นี้ภายใน {minutes} นาทีเพื่อตั้งรหัสผ่านใหม่ของ {account} ลิงก์ใช้ได้ครั้งเดียว\n\n{link}\n\nหากคุณไม่ได้ขอ ไม่ต้องสนใจข้อความนี้ ไม่มีอะไรเปลี่ยนแปลง',
  },
  'password-changed': {
    subject: 'รหัสผ่าน {brand} ของคุณถูกเปลี่ยนแล้ว',
    text: 'รหัสผ่านของบัญชี {brand} {account} ของคุณถูกเปลี่ยนแล้ว หากไม่ใช่คุณ กรุณาติดต่อเราทันที',
  },
  'password-reset': {
    subject: 'ตั้งรหัสผ่าน {brand} ของคุณใหม่แล้ว',
    text: 'มีการตั้งรหัสผ่านใหม่ให้บัญชี {brand} {account} ของคุณ การถอนเงินจะถูกพักไว้ 24 ชั่วโมง หากไม่ใช่คุณ กรุณาติดต่อเราทันที',
  },
  'mobile-replaced': {
    subject: 'เบอร์มือถือ {brand} ของคุณถูกเปลี่ยนแล้ว',
    text: 'บัญชี {brand} {account} ของคุณผูกกับเบอร์มือถืออื่นแทนเบอร์นี้แล้ว หากไม่ใช่คุณ กรุณาติดต่อเราทันที',
  },
  'email-replaced': {
    subject: 'อีเมล {brand} ของคุณถูกเปลี่ยนแล้ว',
    text: 'บัญชี {brand} {account} ของคุณผูกกับอีเมลอื่นแทนอีเมลนี้แล้ว หากไม่ใช่คุณ กรุณาติดต่อเราทันที',
  },
  'login-check-failed': {
    subject: 'มีคนพยายามเข้าสู่ระบบบัญชี {brand} ของคุณ',
    text: 'มีคนที่รู้รหัสผ่านของบัญชี {brand} {account} ของคุณพยายามเข้าสู่ระบบจากที่ใหม่ แต่ยืนยันไม่ได้ว่าเป็นคุณ หากตอบผิดห้าครั้ง ระบบจะไม่รับคำตอบ 15 นาที หากไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่านทันที',
  },
  'release-alert': { subject: '{brand}: {what}', text: '{text}\n\nดูรายละเอียดได้ที่หน้ารุ่นที่เผยแพร่ในคอนโซลผู้ดูแล' },
  'operator-enrolment': {
    subject: 'ตั้งค่าบัญชีผู้ดูแล {brand} ของคุณ',
    text: 'เปิดลิงก์นี้ภายใน {hours} ชั่วโมงเพื่อตั้งรหัสผ่านและแอปยืนยันตัวตนของบัญชีผู้ดูแล {username} ลิงก์ใช้ได้ครั้งเดียว และห้ามให้ผู้อื่นเห็น\n\n{link}\n\nหากคุณไม่ได้รอข้อความนี้ อย่าเปิดลิงก์ และแจ้งผู้ดูแลคนอื่น',
  },
  'authenticator-taken': {
    subject: 'แอปยืนยันตัวตน {brand} ของคุณถูกลบแล้ว',
    text: 'เจ้าหน้าที่ของเราลบแอปยืนยันตัวตนออกจากบัญชี {brand} {account} ของคุณ และสิ้นสุดเซสชันทั้งหมดแล้ว การถอนเงินจะถูกพักไว้ 24 ชั่วโมง หากคุณไม่ได้ขอ กรุณาติดต่อเราทันที',
  },
  'authenticator-removed': {
    subject: 'แอปยืนยันตัวตน {brand} ของคุณถูกลบแล้ว',
    text: 'แอปยืนยันตัวตนถูกลบออกจากบัญชี {brand} {account} ของคุณ การถอนเงินจะถูกพักไว้ 24 ชั่วโมง หากไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่านและติดต่อเราทันที',
  },
  'passkey-added': {
    subject: 'เพิ่มพาสคีย์ในบัญชี {brand} ของคุณแล้ว',
    text: 'มีการเพิ่มพาสคีย์ในบัญชี {brand} {account} ของคุณ ซึ่งใช้เข้าสู่ระบบได้โดยไม่ต้องใช้รหัสผ่าน หากไม่ใช่คุณ กรุณาลบพาสคีย์นี้ในบัญชีของฉัน เปลี่ยนรหัสผ่าน และติดต่อฝ่ายบริการลูกค้าทันที',
  },
  'passkey-removed': {
    subject: 'ลบพาสคีย์ออกจากบัญชี {brand} ของคุณแล้ว',
    text: 'มีการลบพาสคีย์ออกจากบัญชี {brand} {account} ของคุณ หากไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่านและติดต่อฝ่ายบริการลูกค้าทันที',
  },
  'passkey-removed-by-staff': {
    subject: 'ลบพาสคีย์ออกจากบัญชี {brand} ของคุณแล้ว',
    text: 'เจ้าหน้าที่ของเราลบพาสคีย์ออกจากบัญชี {brand} {account} ของคุณ และสิ้นสุดเซสชันทั้งหมดแล้ว หากคุณไม่ได้ขอ กรุณาติดต่อฝ่ายบริการลูกค้าทันที',
  },
  'bank-account-bound': {
    subject: 'เพิ่มบัญชีรับเงินในบัญชี {brand} ของคุณแล้ว',
    text: 'เพิ่ม {bank} {number} ในบัญชีรับเงินของบัญชี {brand} {account} แล้ว หากไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่านเข้าสู่ระบบและติดต่อเราทันที',
  },
  'bank-account-removed': {
    subject: 'ลบบัญชีรับเงินจากบัญชี {brand} ของคุณแล้ว',
    text: 'ลบ {bank} {number} ออกจากบัญชีรับเงินของบัญชี {brand} {account} แล้ว หากไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่านเข้าสู่ระบบและติดต่อเราทันที',
  },
  // On a locked screen; amounts only if the member has chosen so.
  'push-withdrawal-paid': { subject: 'จ่ายเงินถอนของคุณแล้ว', text: '{reference}' },
  'push-withdrawal-rejected': { subject: 'คำขอถอนเงินของคุณถูกปฏิเสธ', text: '{reference} เงินกลับเข้ากระเป๋าของคุณแล้ว' },
  'push-withdrawal-refunded': { subject: 'คืนเงินถอนของคุณแล้ว', text: '{reference} เงินกลับเข้ากระเป๋าของคุณแล้ว' },
  'push-withdrawal-paid-amount': { subject: 'จ่ายเงินถอนของคุณแล้ว', text: '{amount} {reference}' },
  'push-withdrawal-rejected-amount': {
    subject: 'คำขอถอนเงินของคุณถูกปฏิเสธ',
    text: '{amount} {reference} เงินกลับเข้ากระเป๋าของคุณแล้ว',
  },
  'push-withdrawal-refunded-amount': {
    subject: 'คืนเงินถอนของคุณแล้ว',
    text: '{amount} {reference} เงินกลับเข้ากระเป๋าของคุณแล้ว',
  },
  'push-ticket': { subject: 'สรุปผลเดิมพันของคุณแล้ว', text: '{game} เปิดประวัติเดิมพันเพื่อดูผล' },
  'push-ticket-amounts': { subject: 'สรุปผลเดิมพันของคุณแล้ว', text: '{game}: เดิมพัน {stake} ชนะ {win}' },
  'push-tickets': { subject: 'สรุปผลเดิมพันของคุณ {count} รายการแล้ว', text: 'เปิดประวัติเดิมพันเพื่อดูผล' },
  'push-tickets-amounts': { subject: 'สรุปผลเดิมพันของคุณ {count} รายการแล้ว', text: 'เดิมพัน {stake} ชนะ {win}' },
  'push-void-ticket': { subject: 'เดิมพันของคุณเป็นโมฆะ', text: '{game} คืนเงินเดิมพันเข้ายอดเงินของคุณแล้ว' },
  'push-void-ticket-amounts': { subject: 'เดิมพันของคุณเป็นโมฆะ', text: '{game}: คืน {stake} เข้ายอดเงินของคุณแล้ว' },
  'push-void-tickets': { subject: 'เดิมพันของคุณ {count} รายการเป็นโมฆะ', text: 'คืนเงินเดิมพันเข้ายอดเงินของคุณแล้ว' },
  'push-void-tickets-amounts': { subject: 'เดิมพันของคุณ {count} รายการเป็นโมฆะ', text: 'คืนรวม {stake} เข้ายอดเงินของคุณแล้ว' },
  'push-reward': { subject: 'คุณมีรางวัลใหม่', text: 'รับได้ที่หน้ารางวัล' },
  'push-reward-amount': { subject: 'คุณมีรางวัลใหม่', text: '{what} รับได้ที่หน้ารางวัล' },
  'push-rebate': { subject: 'คุณได้รับเงินคืน', text: 'อยู่ในกระเป๋าของคุณแล้ว' },
  'push-rebate-amount': { subject: 'คุณได้รับเงินคืน', text: '{what} อยู่ในกระเป๋าของคุณแล้ว' },
};
