import type { noticeTexts as zh } from '../zh-CN/notice-texts.ts';

export const noticeTexts: Record<keyof typeof zh, string> = {
  testTitle: '[Test] {title}',
  replyItem: 'Message to a public account',
  replyTodo: '{reader} wrote to “{account}”',
};
