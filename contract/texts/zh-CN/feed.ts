/** Where the rows of a card come from and how old they are. */
export const feed = {
  fresh: '来自 {from} · {when}更新',
  stale: '{from} 暂时没有回应，显示的是 {when} 的数据',
  failed: '{from} 暂时没有回应',
} as const;
