/**
 * Fields that look like numbers but are not: a spreadsheet would drop leading zeros or round the last digits, so import
 * and export treat them as text. Includes common column heads and our own names.
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
