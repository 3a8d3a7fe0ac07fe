import type { HealthState } from '../../entities/health.ts';

/** The state of the installation: what each part is, and what to do when it is not well. */
export const healthManage = {
  description: '门户依赖的各个部分现在是否正常。页面开着时每半分钟更新一次。',
  checkedAt: '检查时间 {at}',
  again: '立即检查',
  database: '数据库',
  databaseEmbedded: '内置数据库，占用 {size}，应答 {ms} 毫秒',
  databaseServer: 'PostgreSQL，占用 {size}，应答 {ms} 毫秒',
  databaseWarning: '数据库应答很慢。请检查服务器负载与磁盘；师生较多的学校请改用独立的 PostgreSQL。',
  redis: '多节点消息（Redis）',
  redisGood: '已连接',
  redisOff: '未配置。单台服务器运行时不需要。',
  redisBad: '连接不上：{reason}。多台服务器之间的消息与在线状态会延迟，请检查 Redis 与网络。',
  disk: '磁盘',
  diskGood: '剩余 {free}，共 {total}',
  diskWarning: '剩余空间不足一成。请清理备份或扩容。',
  diskBad: '剩余空间不足 1 GB，上传与备份随时可能失败。请立即清理或扩容。',
  queue: '后台任务',
  queueGood: '等待 {waiting}，运行中 {running}，一天内失败 {failed}',
  queueWarning: '有任务失败或迟迟没有开始，请到后台任务查看原因。',
  queueBad: '任务超过一小时没有开始，后台处理可能已停。请重启服务，再到后台任务查看。',
  openJobs: '查看后台任务',
  services: '服务地址',
  servicesGood: '定时探测 {watched} 个服务，{silent} 个打不开',
  servicesOff: '没有服务开启定时探测。在服务的「标签与探测」里可以开启。',
  servicesWarning: '打不开的服务已自动标为维护中。请联系它们的负责部门。',
  openServices: '查看打不开的服务',
  connectors: '连接器',
  connectorsGood: '{serving} 个在用，{failing} 个最近一次读取失败',
  connectorsOff: '没有启用的连接器。',
  connectorsAdvice:
    '读取失败：{names}。师生看到的可能是旧数据。请打开连接器查看错误并重新试运行，再联系对方系统的管理员。',
  openConnectors: '打开连接器',
  mail: '邮件',
  mailGood: '{server}，最近一封 {at} 发出',
  mailUntried: '已配置 {server}，还没有发过邮件。',
  mailUntriedAdvice: '请在学校设置里发送一封测试邮件，确认能够发出。',
  mailBad: '{server}，最近一封 {at} 没有发出：{reason}',
  mailBadAdvice:
    '找回密码和通知邮件现在发不出去。请在学校设置里核对地址、账号与密码，再发送测试邮件；仍不行请联系邮件服务器的管理员。',
  mailOff: '未配置，找回密码等邮件不会发送。在学校设置里填写邮件服务器。',
  openSettings: '打开学校设置',
} as const;

export const healthStateNames = {
  good: '正常',
  warning: '注意',
  bad: '故障',
  off: '未启用',
} as const satisfies Record<HealthState, string>;
