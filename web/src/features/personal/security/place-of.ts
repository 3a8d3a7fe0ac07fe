const insideV4 =
  /^(10\.|127\.|169\.254\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.)/;
const insideV6 = /^(::1$|f[cd]|fe[89ab])/i;

/** From where a sign-in came, as far as its address tells: addresses inside a school's own network are never public. */
export function placeOf(ip: string): 'inside' | 'outside' | 'unknown' {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (plain === '') return 'unknown';
  return insideV4.test(plain) || insideV6.test(plain) ? 'inside' : 'outside';
}
