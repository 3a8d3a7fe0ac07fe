/** What is wrong with a field of a form, under the codes of the contract. */
export const formProblems = {
  required: '请填写',
  wrongKind: '填写的内容不对',
  tooLong: '不能超过 {max} 字',
  pattern: '格式不对 {help}',
  tooSmall: '不能小于 {min}',
  tooLarge: '不能大于 {max}',
  tooManyDecimals: '最多 {max} 位小数',
  tooEarly: '不能早于 {day}',
  wrongOrder: '结束日期不能早于开始日期',
  tooManyDays: '不能超过 {max} 天',
  notAnOption: '请从选项中选择',
  tooMany: '不能超过 {max} 个',
  wrongFileType: '只能是 {types} 文件',
  notAPicture: '只能是图片',
  fileGone: '文件已失效，请删除后重新上传',
} as const;
