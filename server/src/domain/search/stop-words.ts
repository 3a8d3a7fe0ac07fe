/** Filler words around the actual search term. */
export const stopWords: ReadonlySet<string> = new Set(
  [
    '的 了 吗 呢 吧 啊 呀 我 你 要 想 去 在 和 与 及 或 是 有 得 能 会 该 请 把 给 到 怎 么 办',
    '怎么 怎么办 怎样 怎么样 如何 哪里 哪儿 哪 在哪 在哪里 在哪儿 什么 什么时候 为什么 多少 多久',
    '我要 我想 我们 想要 需要 请问 可以 能够 应该 一下 办理 进行 关于 有关 相关 地方 问题 服务 系统 流程 网址 入口',
  ].flatMap((line) => line.split(' ')),
);
