/**
 * Fields that look like numbers and are none: a spreadsheet would cut their leading zeros or round their
 * last digits, so import and export keep them as text. Names as they stand in heads of tables, and our own.
 */
export const numberFieldAliases = [
  '学号',
  '工号',
  '学工号',
  '一卡通号',
  '身份证号',
  '身份证号码',
  '证件号',
  '证件号码',
  '手机',
  '手机号',
  '手机号码',
  '电话',
  '联系电话',
  '办公电话',
  '银行卡号',
  '银行账号',
  'number',
  'studentNo',
  'staffNo',
  'idCard',
  'mobile',
  'phone',
  'bankCard',
] as const;
