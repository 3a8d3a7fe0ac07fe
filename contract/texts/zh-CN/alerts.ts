/** Words of the lines above every page. */
export const alerts = {
  label: '紧急提示',
  info: '通知',
  warning: '提醒',
  urgent: '紧急',
  details: '查看详情',
  close: '关闭这条提示',
} as const;
