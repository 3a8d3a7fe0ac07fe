/** Digits, letters and signs typed with a Chinese keyboard, e.g. ２０２４（１）, as their ASCII form: 2024(1). */
export const toHalfWidth = (text: string) =>
  text.replace(/[\uFF01-\uFF5E]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0)).replaceAll('\u3000', ' ');
