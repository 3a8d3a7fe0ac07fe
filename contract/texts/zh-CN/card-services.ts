/** What every card of services says, whichever kind it is. */
export const cardServices = {
  all: '全部',
  more: '更多',
  online: '在线办理',
  offline: '线下办理',
  guide: '办事指南',
  noFavourites: '暂无收藏服务',
  goTo: '去{place}',
  SERVICE_HALL: '服务大厅',
  FLOW_SERVICE_CENTER: '流程服务中心',
  APPLY_SERVICE_CENTER: '应用服务中心',
} as const;
