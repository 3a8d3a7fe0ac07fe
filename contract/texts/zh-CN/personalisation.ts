/** 个性化: how the portal looks and reads for one person. */
export const personalisation = {
  title: '个性化',
  theme: '主题',
  themeText: '门户的颜色与背景。当前：{name}',
  themeUsual: '学校默认',
  chooseTheme: '选择主题',
  scheme: '明暗',
  schemeText: '深色更适合夜间，也可以跟随系统。',
  light: '浅色',
  dark: '深色',
  auto: '跟随系统',
  layout: '首页布局',
  layoutText: '在首页调整卡片的位置、显示和隐藏，随时可以恢复默认。',
  openLayout: '去首页调整',
  reading: '无障碍与大字',
  readingText: '放大文字、加强对比、朗读页面。',
  openReading: '打开阅读工具',
} as const;
