/** Where people make every page easier to read. */
export const accessibility = {
  title: '无障碍',
  about: '设置保存在这个浏览器里，登录前后的页面都会照此显示。',
  text: '文字大小',
  text100: '标准',
  text125: '大',
  text150: '特大',
  contrast: '对比度',
  contrastusual: '标准',
  contrastmore: '高对比度',
  sample: '办事少跑腿，服务一站达。',
  usual: '恢复默认',
  done: '完成',
  keys: '所有页面都可以只用键盘操作：Tab 键移动，回车键打开，Esc 键关闭窗口。也可以用浏览器的缩放功能继续放大。',
} as const;
