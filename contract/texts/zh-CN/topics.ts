/** The page of a topic: its services. */
export const topics = {
  title: '专题服务',
  until: '专题开放至 {day}',
  services: '专题内的服务',
  none: '这个专题里暂无您可以办理的服务',
  gone: '专题不存在或已结束',
  hall: '去服务大厅',
} as const;
