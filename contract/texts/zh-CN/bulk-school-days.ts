/** The columns of the school calendar in a workbook: one row is one day. */
export const bulkSchoolDays = {
  name: '校历',
  day: '日期',
  isOff: '放假',
  isOffNote: '「是」为放假，「否」为调休上班',
  dayName: '说明',
} as const;
