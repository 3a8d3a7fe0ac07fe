/** Words of the school calendar's page, which the server writes. */
export const calendar = {
  title: '校历',
  none: '学校尚未设置学期',
  week: '周次',
  weekdays: '一,二,三,四,五,六,日',
  month: '{n} 月',
  weekNumber: '{n}',
  off: '休',
  notes: '说明',
  offNote: '标有“休”的日子不上课：周末、法定节假日和学校规定的放假日；调休上班的周末不标。',
} as const;
