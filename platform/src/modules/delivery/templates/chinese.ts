import type { Template, Templates } from './template-names.ts';

const code = (what: string): Template => ({
  subject: '{code} 是您的 {brand} 验证码',
  text: `{code} 是您在 {brand} 用于${what}的验证码，{minutes} 分钟内有效。请勿告诉任何人：我们不会向您索取。`,
});

export const chinese: Templates = {
  'code-login': code('登录'),
  'code-password': code('设置新密码'),
  'code-register': code('注册'),
  'code-bind': code('绑定此联系方式'),
  'code-change-password': code('修改密码'),
  'code-login-check': code('在新地点登录'),
  'code-owner': code('确认账号变更'),
  'reset-link': {
    subject: '设置新的 {brand} 密码',
    text: '请在 {minutes} 分钟内打开此链接，为 {account} 设置新密码。链接仅可使用一次。\n\n{link}\n\n如果不是您本人操作，请忽略：一切保持不变。',
  },
  'password-changed': {
    subject: '您的 {brand} 密码已修改',
    text: '您的 {brand} 账号 {account} 的密码已修改。如果不是您本人操作，请立即联系我们。',
  },
  'password-reset': {
    subject: '您的 {brand} 密码已重置',
    text: '您的 {brand} 账号 {account} 已设置新密码，24 小时内暂停取款。如果不是您本人操作，请立即联系我们。',
  },
  'mobile-replaced': {
    subject: '您的 {brand} 账号手机号码已更换',
    text: '您的 {brand} 账号 {account} 已绑定另一个手机号码，取代此号码。如果不是您本人操作，请立即联系我们。',
  },
  'email-replaced': {
    subject: '您的 {brand} 账号电子邮箱已更换',
    text: '您的 {brand} 账号 {account} 已绑定另一个电子邮箱，取代此邮箱。如果不是您本人操作，请立即联系我们。',
  },
  'login-check-failed': {
    subject: '有人尝试登录您的 {brand} 账号',
    text: '有人使用您的 {brand} 账号 {account} 的密码从新地点登录，但未能确认身份。连续五次回答错误后，15 分钟内不再接受新的回答。如果不是您本人操作，请立即修改密码。',
  },
  'release-alert': { subject: '{brand}：{what}', text: '{text}\n\n详情请见运营后台的发布页面。' },
  'operator-enrolment': {
    subject: '设置您的 {brand} 操作员账号',
    text: '请在 {hours} 小时内打开此链接，为操作员账号 {username} 设置密码和验证器。链接仅可使用一次，请勿给任何人看。\n\n{link}\n\n如果您不知道此事，请勿打开，并告知另一名管理员。',
  },
  'authenticator-taken': {
    subject: '您的 {brand} 账号验证器已移除',
    text: '我们的工作人员已移除您的 {brand} 账号 {account} 的验证器，并结束了所有登录。24 小时内暂停取款。如果不是您要求的，请立即联系我们。',
  },
  'authenticator-removed': {
    subject: '您的 {brand} 账号验证器已移除',
    text: '您的 {brand} 账号 {account} 的验证器已移除，24 小时内暂停取款。如果不是您本人操作，请更改密码并立即联系我们。',
  },
  'passkey-added': {
    subject: '您的 {brand} 账号已添加通行密钥',
    text: '您的 {brand} 账号 {account} 已添加通行密钥，可用于免密码登录。如果不是您本人操作，请在“我的账户”中将其移除、更改密码并立即联系客服。',
  },
  'passkey-removed': {
    subject: '您的 {brand} 账号通行密钥已移除',
    text: '您的 {brand} 账号 {account} 的一个通行密钥已移除。如果不是您本人操作，请更改密码并立即联系客服。',
  },
  'passkey-removed-by-staff': {
    subject: '您的 {brand} 账号通行密钥已移除',
    text: '我们的工作人员已移除您的 {brand} 账号 {account} 的一个通行密钥，并结束了所有登录。如果不是您要求的，请立即联系客服。',
  },
  'bank-account-bound': {
    subject: '您的 {brand} 账号已绑定收款账户',
    text: '收款账户 {bank} {number} 已绑定到您的 {brand} 账号 {account}。如果不是您本人操作，请更改登录密码并立即联系我们。',
  },
  'bank-account-removed': {
    subject: '您的 {brand} 账号已移除收款账户',
    text: '收款账户 {bank} {number} 已从您的 {brand} 账号 {account} 移除。如果不是您本人操作，请更改登录密码并立即联系我们。',
  },
  // On a locked screen; amounts only if the member has chosen so.
  'push-withdrawal-paid': { subject: '您的取款已付款', text: '{reference}' },
  'push-withdrawal-rejected': { subject: '您的取款已被拒绝', text: '{reference}。款项已退回您的钱包。' },
  'push-withdrawal-refunded': { subject: '您的取款已退回', text: '{reference}。款项已退回您的钱包。' },
  'push-withdrawal-paid-amount': { subject: '您的取款已付款', text: '{amount}，{reference}' },
  'push-withdrawal-rejected-amount': {
    subject: '您的取款已被拒绝',
    text: '{amount}，{reference}。款项已退回您的钱包。',
  },
  'push-withdrawal-refunded-amount': { subject: '您的取款已退回', text: '{amount}，{reference}。款项已退回您的钱包。' },
  'push-ticket': { subject: '您的注单已结算', text: '{game}。打开投注记录查看结果。' },
  'push-ticket-amounts': { subject: '您的注单已结算', text: '{game}：投注 {stake}，赢得 {win}' },
  'push-tickets': { subject: '您有 {count} 笔注单已结算', text: '打开投注记录查看结果。' },
  'push-tickets-amounts': { subject: '您有 {count} 笔注单已结算', text: '投注 {stake}，赢得 {win}' },
  'push-void-ticket': { subject: '您的注单已作废', text: '{game}。本金已退回余额。' },
  'push-void-ticket-amounts': { subject: '您的注单已作废', text: '{game}：{stake} 已退回余额。' },
  'push-void-tickets': { subject: '您有 {count} 笔注单已作废', text: '本金已退回余额。' },
  'push-void-tickets-amounts': { subject: '您有 {count} 笔注单已作废', text: '共 {stake} 已退回余额。' },
  'push-reward': { subject: '您有新的奖励', text: '请到奖励中心领取。' },
  'push-reward-amount': { subject: '您有新的奖励', text: '{what}，请到奖励中心领取。' },
  'push-rebate': { subject: '您收到返水', text: '已存入您的钱包。' },
  'push-rebate-amount': { subject: '您收到返水', text: '{what} 已存入您的钱包。' },
};
