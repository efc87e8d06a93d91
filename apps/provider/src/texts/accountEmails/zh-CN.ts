import type { ProviderTexts } from '../../providerTexts.ts';

export const accountEmails: ProviderTexts['emails'] = {
  recovery: {
    subject: '设置您在 {school} 的新密码',
    before: '有人请求重置您在 {school} 的账户密码。请在一小时内通过以下链接设置新密码：',
    action: '设置新密码',
    after: '如果不是您本人操作，请忽略此邮件，您的密码不会改变。',
  },
  passwordReset: {
    subject: '您在 {school} 的密码已被重置',
    before: '{school} 的管理员重置了您的密码，旧密码已失效。请在一小时内通过以下链接设置新密码：',
    action: '设置新密码',
    after: '如果链接已过期，请在登录页面重新获取链接。',
  },
  invitation: {
    subject: '您在 {school} 的账户',
    before:
      '{school} 已为您创建账户。您可以使用此邮箱地址和自己设置的密码登录。请在七天内通过以下链接设置密码：',
    action: '设置密码',
    after: '如果您与 {school} 没有关系，请忽略此邮件。没有密码，任何人都无法使用此账户。',
  },
  signUpConfirmation: {
    subject: '请确认您在 {school} 使用的邮箱',
    before:
      '有人使用此邮箱申请了 {school} 的账户。如果是您本人，请在七天内使用注册时设置的密码确认邮箱。{school} 只审核邮箱已确认的申请。',
    action: '确认邮箱',
    after: '如果不是您本人操作，请忽略此邮件，此申请将被删除。',
  },
  signUpTaken: {
    subject: '您已有 {school} 的账户',
    before:
      '有人使用此邮箱申请了 {school} 的账户，但该邮箱已有账户。如果是您本人，请直接登录。如果忘记了密码，可以在登录页面设置新密码。',
    action: '前往登录页面',
    after: '如果无法登录，请联系学校。如果您没有申请账户，请忽略此邮件。',
  },
  signUpReceived: {
    subject: '我们已收到您在 {school} 的注册申请',
    before: '{school} 已收到您的注册申请。学校审核后，我们会通过邮件通知您结果。',
    after: '如果您没有申请账户，请忽略此邮件。',
  },
  signUpApproved: {
    subject: '您在 {school} 的账户已开通',
    before: '{school} 已批准您的账户。您现在可以使用此邮箱地址和您设置的密码登录。',
    action: '登录',
    after: '如果忘记了密码，可以在登录页面重新设置。',
  },
  signUpRefused: {
    subject: '您在 {school} 的注册申请',
    before: '{school} 未批准您的注册申请。',
    after: '如果您认为有误，请联系学校。',
  },
  emailChanged: {
    subject: '您在 {school} 的账户邮箱已更改',
    before: '您在 {school} 的账户邮箱已于 {when} 更改。今后的邮件将发送到新邮箱。',
    after: '如果是您本人操作，则无需处理。否则请立即联系学校，以保护您的账户。',
  },
  passwordChanged: {
    subject: '您在 {school} 的账户密码已更改',
    before: '您在 {school} 的账户密码已于 {when} 更改。其他设备均已退出登录。',
    action: '前往登录页面',
    after: '如果是您本人操作，则无需处理。否则请在登录页面重新设置密码，并立即联系学校。',
  },
  pinSet: {
    subject: '您在 {school} 的账户已设置新 PIN',
    before: '您在 {school} 的账户已于 {when} 设置新 PIN。PIN 用于确认紧急警报。',
    after: '如果是您本人操作或要求的，则无需处理。否则请在您的账户中更改密码和 PIN，并立即联系学校。',
  },
  passwordGuesses: {
    subject: '您的 {school} 账户已在一台设备上退出登录',
    before:
      '在已登录您 {school} 账户的设备上，有人连续十次输错密码。为保护您的账户，该设备已于 {when} 自动退出登录。',
    after: '如果是您本人操作，请重新登录，或在登录页面设置新密码。否则请更改密码，并立即联系学校。',
  },
  mailServerChanged: {
    subject: '{school} 的邮件服务器已更改',
    before:
      '{school} 的邮件服务器已于 {when} 更改。今后学校的所有邮件（包括设置密码的链接）都将通过新设置发送。',
    after: '如果这是计划内的更改，则无需处理。否则请登录，检查邮件设置和操作记录，并更改您的密码。',
  },
  pinLocked: {
    subject: '您在 {school} 的账户 PIN 已锁定',
    before: '在已登录您 {school} 账户的设备上，有人连续五次输错 PIN。PIN 已于 {when} 被锁定 15 分钟。',
    after: '如果是您本人操作，则无需处理。否则请在您的账户中更改密码和 PIN，并立即联系学校。',
  },
  pinRemoved: {
    subject: '您在 {school} 的账户 PIN 已删除',
    before: '您在 {school} 的账户 PIN 已于 {when} 删除。没有 PIN 就无法发起真实警报。',
    after: '如果是您本人操作或要求的，则无需处理。否则请在您的账户中更改密码和 PIN，并立即联系学校。',
  },
  smtpTest: {
    subject: '{school} 的测试邮件',
    before: '此邮件用于测试 {school} 的邮件设置。如果您能看到此邮件，说明设置正确。',
  },
};
