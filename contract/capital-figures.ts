const digits = '零壹贰叁肆伍陆柒捌玖';
const places = ['', '拾', '佰', '仟'];
const groups = ['', '万', '亿', '兆'];

/** Four digits; a zero between two others is read once. */
function groupInWords(value: number): string {
  let words = '';
  let isZeroOpen = false;
  for (let place = 3; place >= 0; place -= 1) {
    const digit = Math.floor(value / 10 ** place) % 10;
    if (digit === 0) {
      isZeroOpen = words !== '';
      continue;
    }
    words += `${isZeroOpen ? '零' : ''}${digits[digit]}${places[place]}`;
    isZeroOpen = false;
  }
  return words;
}

function integerInWords(value: number): string {
  let words = '';
  let isZeroOpen = false;
  for (let group = 3; group >= 0; group -= 1) {
    const part = Math.floor(value / 10_000 ** group) % 10_000;
    if (part === 0) {
      isZeroOpen = words !== '';
      continue;
    }
    const needsZero = isZeroOpen || (words !== '' && part < 1000);
    words += `${needsZero ? '零' : ''}${groupInWords(part)}${groups[group]}`;
    isZeroOpen = false;
  }
  return words;
}

/** An amount in yuan in capital figures, as it stands on receipts: 壹仟零伍拾元伍角整. */
export function toCapitalFigures(amount: number): string {
  const cents = Math.round(Math.abs(amount) * 100);
  const sign = amount < 0 && cents > 0 ? '负' : '';
  const [yuan, jiao, fen] = [Math.floor(cents / 100), Math.floor(cents / 10) % 10, cents % 10];
  const whole = yuan > 0 ? `${integerInWords(yuan)}元` : '';
  if (jiao === 0 && fen === 0) return `${sign}${whole || '零元'}整`;
  const tenths = jiao > 0 ? `${digits[jiao]}角` : whole ? '零' : '';
  return `${sign}${whole}${tenths}${fen > 0 ? `${digits[fen]}分` : '整'}`;
}
