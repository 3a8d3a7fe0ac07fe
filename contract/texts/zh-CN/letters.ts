/** Letters the school sends. */
export const letters = {
  resetSubject: '{school}：重置密码',
  resetBody:
    '{name}，您好：\n\n请在 {minutes} 分钟内打开下面的链接设置新密码：\n{url}\n\n链接只能使用一次。如果不是您本人操作，请忽略本邮件，您的密码不会改变。\n\n{school}',
  activateSubject: '{school}：激活账号',
  activateBody:
    '{name}，您好：\n\n请在 {days} 天内打开下面的链接激活账号并设置密码：\n{url}\n\n链接只能使用一次，请勿转发给他人。\n\n{school}',
} as const;
