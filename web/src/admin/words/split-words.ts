/** What somebody pasted, as words: each once, without the space around it. */
export const splitWords = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,，、;；\n]+/)
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];
