/** 2.6万, 26K: a number with many digits as people say it. The same on every page. */
export const formatCompact = (count: number, language: string) =>
  new Intl.NumberFormat(language || 'zh-CN', { notation: 'compact', maximumFractionDigits: 1 }).format(count);
