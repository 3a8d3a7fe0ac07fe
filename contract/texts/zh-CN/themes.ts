/** Words of the dialog in which people choose their theme. */
export const themes = {
  title: '外观',
  choose: '选择主题',
  usual: '学校默认',
  festival: '节日主题，{day} 前可用',
  inForce: '节日期间显示「{name}」',
  help: '选好即生效，并跟随您的账号到其他设备。浅色与深色在头像菜单中切换。',
} as const;
