/** What mail, SMS and group robots say of a notice. */
export const outgoingNotices = {
  markIMPORTANT: '【重要】',
  markURGENT: '【紧急】',
  mailSubject: '{mark}{title}',
  mailText: `{title}
{sender}

{excerpt}

全文、附件与确认请登录门户查看：
{url}

——
{school}一站式服务门户。不想再收到此类邮件，可在「个人中心 → 个性化」中关闭。`,
  smsText: '{mark}{sender}：{title}。详情见 {url}',
  post: `{mark}{title}
{sender}
{url}`,
  testTitle: '测试消息：这个渠道可以使用',
  testExcerpt: '这是管理员在「消息渠道」中发给自己的测试。',
  testGroup: '群机器人所在的群',
} as const;
