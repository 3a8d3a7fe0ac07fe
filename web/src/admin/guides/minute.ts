export const minute = (time: string) => time.slice(0, 16);
