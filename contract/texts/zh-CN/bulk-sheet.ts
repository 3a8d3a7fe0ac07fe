/** What stands in workbooks that the server makes, and what it says about rows and times. */
export const bulkSheet = {
  yes: '是',
  no: '否',
  watermark: '{school} · {name}（{account}）导出于 {time}，请妥善保管，勿外传',
  template: '{name}导入模板',
  errors: '{name}错误数据',
  row: '行号',
  column: '错误列',
  reason: '原因',
  requiredNote: '必填',
  optionNote: '请从下拉列表中选择',
  dayNote: '日期，如 2026-09-01',
  flagNote: '填「是」或「否」',
  textNote: '不超过 {most} 个字',
  integerNote: '{least} 到 {most} 的整数',
  stopped: '第 {at} 行有误，导入已中断：{why}',
  seconds: '{s}秒',
  minutes: '{m}分{s}秒',
  hours: '{h}小时{m}分',
} as const;

/** Why a row was not imported, or not taken back. */
export const bulkReasons = {
  required: '不能为空',
  tooLong: '不能超过 {most} 个字',
  unreadable: '含有不可见的字符',
  shape: '格式不正确',
  notInteger: '应为 {least} 到 {most} 的整数',
  notDay: '不是有效的日期',
  notFlag: '应填「是」或「否」',
  noOption: '「{value}」不在可选范围内',
  backwards: '不能早于开始日期',
  repeated: '与第 {row} 行重复',
  taken: '已被使用',
  changed: '导入后被修改过，未撤销',
  used: '导入后已被使用，未撤销',
  gone: '已不存在',
} as const;
