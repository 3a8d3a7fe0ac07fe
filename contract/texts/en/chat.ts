import type { chat as zh } from '../zh-CN/chat.ts';

export const chat: Record<keyof typeof zh, string> = {
  ownFiles: 'My devices',
};
