/** What the public accounts of the demo campus say of themselves, by department. */
export const demoPublicAccounts = [
  { department: 'XX', description: '校园网、统一身份认证与门户的使用通知', allowReply: true },
  { department: 'HQ', description: '水电、食堂、维修与校园环境', allowReply: true },
  { department: 'JW', description: '选课、考试与学籍', allowReply: false },
  { department: 'XG', description: '奖助学金、宿舍与学生事务', allowReply: true },
  { department: 'TSG', description: '开馆安排、新书与讲座', allowReply: false },
] as const;

export const demoTemplates = [
  {
    name: '停水停电',
    title: '关于某某楼宇临时停水的通知',
    content: '<p>因管道检修，某月某日 8:00—17:00 暂停供水，请提前储备用水。</p>',
    level: 'IMPORTANT',
    needConfirm: false,
  },
  {
    name: '安全检查',
    title: '关于开展宿舍安全检查的通知',
    content: '<p>请于某月某日前自查，保管好贵重物品，不使用大功率电器。</p>',
    level: 'URGENT',
    needConfirm: true,
  },
] as const;
