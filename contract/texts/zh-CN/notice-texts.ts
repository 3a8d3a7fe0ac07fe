/** What the server writes into notices. */
export const noticeTexts = { testTitle: '【测试】{title}' } as const;
