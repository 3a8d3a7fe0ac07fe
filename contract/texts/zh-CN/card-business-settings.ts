/** How an administrator sets up the card 业务直通车, and what its preview shows. */
export const cardBusinessSettings = {
  name: '业务直通车',
  about: '常办服务的图标入口',
  serviceIds: '服务',
  serviceIdsHelp: '按这里的顺序显示；不选则显示访问最多的服务',
  addService: '搜索并添加服务',
  noService: '没有找到服务',
  mostVisited: '访问最多的服务',
  picked: '{n} 个服务',
  navigationType: '跳转到',
} as const;
