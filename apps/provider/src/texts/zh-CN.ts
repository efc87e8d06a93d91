import type { ProviderTexts } from '../providerTexts.ts';
import { accountEmails } from './accountEmails/zh-CN.ts';

export const texts: ProviderTexts = {
  greeting: '{name}，您好：',
  notificationEmails: {
    notification: {
      subject: '{title}',
      before: '',
      action: '在应用中打开',
    },
    emergencyStarted: {
      subject: '【真实警报】{title}',
      banner: '真实警报',
      before: '{school} 发生真实紧急情况。请按照指示行动，并在安全后立即回应。',
      action: '打开警报并回应',
    },
    emergencyReminded: {
      subject: '【真实警报】提醒：{title}',
      banner: '真实警报',
      before: '提醒：您尚未回应 {school} 的真实警报。请按照指示行动，并在安全后立即回应。',
      action: '打开警报并回应',
    },
    emergencyUpdated: {
      subject: '【真实警报】最新进展：{title}',
      banner: '真实警报',
      before: '{school} 紧急情况的最新进展：',
      action: '打开警报',
    },
    emergencyEnded: {
      subject: '【警报解除】{title}',
      banner: '警报解除',
      before: '{school} 已解除警报，紧急情况已结束。',
      action: '打开警报',
    },
    drillStarted: {
      subject: '【演习】{title}',
      banner: '演习',
      before: '这是 {school} 的一次演习，并非真实紧急情况。请像真实情况下一样按照指示行动。',
      action: '打开演习并回应',
    },
    drillReminded: {
      subject: '【演习】提醒：{title}',
      banner: '演习',
      before: '提醒：您尚未回应 {school} 的演习。这并非真实紧急情况。请按照指示行动并回应。',
      action: '打开演习并回应',
    },
    drillUpdated: {
      subject: '【演习】最新进展：{title}',
      banner: '演习',
      before: '{school} 演习的最新进展（并非真实紧急情况）：',
      action: '打开演习',
    },
    drillEnded: {
      subject: '【演习结束】{title}',
      banner: '演习结束',
      before: '{school} 的演习已结束。这只是一次演习，没有任何危险。',
      action: '打开演习',
    },
  },
  chooseEmails: '选择您要接收的邮件',
  messageEmails: {
    post: {
      subject: '{title}',
      before: '',
      action: '在应用中打开',
    },
    eventMoved: {
      subject: '活动变更：{title}',
      before: '此活动已变更：',
      action: '打开日历',
    },
    eventCancelled: {
      subject: '活动取消：{title}',
      before: '此活动已取消：',
      action: '打开日历',
    },
    eventDeleted: {
      subject: '已从日历中删除：{title}',
      before: '此活动已从日历中删除：',
      action: '打开日历',
    },
    messages: {
      subject: '您在 {school} 有未读消息',
      before: '您有未读消息：',
      action: '打开消息',
    },
    digest: {
      subject: '{school} 动态摘要',
      before: '自上次摘要以来 {school} 的新动态：',
      action: '打开应用',
    },
  },
  eventTimes: { now: '现改为：{when}', before: '原定：{when}' },
  digest: {
    headings: {
      notifications: '通知',
      posts: '新闻',
      events: '活动',
      requests: '注册申请',
      messages: '消息',
    },
    eventLabels: { moved: '已变更', cancelled: '已取消', deleted: '已删除' },
  },
  emails: accountEmails,
  signUpNotice: {
    title: '注册申请：{name}',
    content: '{name}（{email}）提交了注册申请。请审核并决定批准或拒绝。',
  },
  signUpsNotice: {
    title: '{count} 个注册申请等待批准',
    content: '{name}（{email}）提交了注册申请。待处理的申请数：{count}。请审核并决定批准或拒绝。',
  },
  reminders: {
    title: '提醒：{title}',
    unread: '您还没有打开“{title}”，请查看。',
    confirm: '请阅读“{title}”，并在 {date}前（含当日）确认已读。',
    overdue: '“{title}”的确认期限（{date}）已过。请立即阅读并确认。',
  },
  alerts: {
    earthquake: {
      title: '地震：立即避险',
      content: '请伏地、遮挡、手抓牢，远离窗户。震动停止后，请有序前往 {place} 的集合点。',
    },
    fire: {
      title: '火灾：立即疏散',
      content: '{place} 发生火灾。请立即从最近的出口疏散到集合点。不要乘坐电梯，不要返回取物。',
    },
    gas: {
      title: '燃气泄漏：立即疏散',
      content: '{place} 发生燃气泄漏。请立即疏散到集合点。不要开关电灯，不要在楼内使用电梯、手机或固定电话。',
    },
    lockdown: {
      title: '紧急封闭：立即锁门避险',
      content: '{place} 出现威胁。请锁门、关灯、将手机静音，远离门窗，等待指示。',
    },
    evacuation: {
      title: '立即疏散',
      content: '请立即从最近的出口离开 {place}，前往集合点。请清点人数并回应此警报。',
    },
    medical: {
      title: '医疗急救',
      content: '{place} 有人需要急救。请让出通道。能够实施急救的人员请前来协助。',
    },
    weather: {
      title: '天气或道路状况危险',
      content: '目前往返 {place} 不安全。在另行通知前，请留在原地并听从学校的指示。',
    },
  },
  approvalNotice: {
    title: '待批准的警报：{title}',
    content: '{name} 发起了真实警报，必须由第二人批准。请在 15 分钟内打开应用批准或拒绝。',
  },
  tooLateNotice: {
    title: '未发送：{title}',
    content:
      '您的警报“{title}”应当发送时，服务器不可用。由于延迟超过一分钟，警报已被取消。如果仍有需要，请重新发起。',
  },
  alertPage: {
    alertEnded: '警报解除',
    drillEnded: '演习结束',
    noAnswers: '已结束，不再接收回应。',
    call: '致电学校：',
    openApp: '在应用中打开',
    offline: '没有网络连接。您仍可回应：回应会保存在此设备上，稍后连同回应时间一起发送。',
    notSent: '您的回应未发送。请再次回应，或在应用中打开。',
    rejected: '您的回应未被接受。请重新加载页面后再试。',
    unknown: { title: '此链接无效', body: '链接可能不完整。请从邮件中重新打开，或登录查看您的警报。' },
    expired: { title: '此链接已过期', body: '情况结束 24 小时后，此链接即失效。请登录查看。' },
  },
  unsubscribePage: {
    title: '要停止接收这些邮件吗？',
    willStop: '您将不再收到关于以下内容的邮件：',
    stop: '停止接收',
    stoppedTitle: '已停止接收这些邮件',
    stopped: '您将不再收到关于以下内容的邮件：',
    lockedTitle: '无法停止接收这些邮件',
    stillInApp: '所有内容仍可在应用中查看。紧急警报和演习始终会同时通过邮件发送。',
    unknown: { title: '此链接无效', body: '链接可能不完整。请从邮件中重新打开，或登录选择您要接收的邮件。' },
  },
  statistics: {
    posts: ['标题', '类别', '发布时间', '阅读人数', '接收人数'],
    documents: ['名称', '类别', '文件', '下载次数', '下载人数'],
    entries: ['星期', '小时', '访问次数', '时长（秒）'],
    reach: ['项目', '已覆盖', '总数'],
    people: '访问过的人',
    news: '已查看的新闻',
    notifications: '已查看的通知',
    files: {
      posts: '阅读最多的新闻',
      documents: '下载最多的文档',
      entries: '按星期和时段统计的访问',
      reach: '覆盖情况',
    },
  },
};
