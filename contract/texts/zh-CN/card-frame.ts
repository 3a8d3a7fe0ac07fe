/** The card 嵌入卡片. */
export const cardFrame = {
  none: '暂无数据',
  noAddress: '微应用在「实时数据」的预览和发布后的页面里显示',
  blocked: '{name}的来源（{origin}）未获本安装允许，不能显示',
  opening: '正在打开{name}',
  failed: '{name}暂时打不开',
  failedAdvice: '请重试。应用要在卡片发布、页面刷新之后才能打开；仍打不开时请联系提供该应用的部门。',
  unavailable: '数据暂时读不到，请稍后再看',
} as const;
