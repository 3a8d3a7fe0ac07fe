/** The window of conversations. */
export const chat = {
  ownFiles: '文件传输助手',
} as const;
