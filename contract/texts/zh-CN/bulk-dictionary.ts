/** The columns of dictionaries in a workbook: one row is one option. */
export const bulkDictionary = {
  name: '字典',
  code: '字典编码',
  codeNote: '字母开头，字母、数字和下划线；没有的字典会新建',
  dictName: '字典名称',
  dictNameNote: '新建字典时使用，不填则用编码',
  key: '选项键',
  value: '选项名称',
  enabled: '启用',
  enabledNote: '填「是」或「否」，不填为是',
} as const;
