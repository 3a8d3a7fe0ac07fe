import type { noticeTexts as zh } from '../zh-CN/notice-texts.ts';

export const noticeTexts: Record<keyof typeof zh, string> = { testTitle: '[Test] {title}' };
