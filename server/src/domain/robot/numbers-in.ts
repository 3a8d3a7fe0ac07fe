const written =
  /\d+|第?[零一二两三四五六七八九十百]+(?=[年月日天次级门楼栋区号学岁个元块斤克针点分小周星折本张期季寸米度期节届])/gu;
const digits = '零一二三四五六七八九';
const units: Readonly<Record<string, number>> = { 十: 10, 百: 100 };

/** The numbers of a text, however they are written: 二十岁 is 20岁. A lone 一 counts nothing: 一个, 一次. */
export function numbersIn(text: string): ReadonlySet<string> {
  const found = text.match(written) ?? [];
  return new Set(found.filter((one) => one !== '一').map((one) => (/^\d/u.test(one) ? one : digitsOf(one))));
}

function digitsOf(letters: string): string {
  let [total, digit] = [0, 0];
  for (const letter of letters.replace('第', '').replace('两', '二')) {
    const unit = units[letter];
    if (unit === undefined) digit = digits.indexOf(letter);
    else {
      total += (digit || 1) * unit;
      digit = 0;
    }
  }
  return String(total + digit);
}

/** The text with its numbers as digits: 二十岁 is 20岁. */
export const inDigits = (text: string): string =>
  text.replace(written, (one) => (one === '一' || /^\d/u.test(one) ? one : digitsOf(one)));
