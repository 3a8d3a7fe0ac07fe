/** The question robot. */
export const robot = {
  name: '小站',
} as const;
