/** How an administrator sets up the card 嵌入卡片, and what its preview shows. */
export const cardFrameSettings = {
  name: '嵌入卡片',
  about: '微应用，或外部 JSON 数据的表格',
  frame: '嵌入方式',
  sampleHead: '名称',
  sample1: '示例数据一',
  sample2: '示例数据二',
  sample3: '示例数据三',
} as const;
