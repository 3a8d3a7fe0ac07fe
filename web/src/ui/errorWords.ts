/** What an error says for itself: our failures carry msg and msgDetail, anything else only a message for developers. */
export function errorWords(error: unknown): { title: string | undefined; code: string | undefined } {
  if (typeof error !== 'object' || error === null) return { title: undefined, code: undefined };
  const msg = 'msg' in error && typeof error.msg === 'string' ? error.msg : '';
  const detail = 'msgDetail' in error && typeof error.msgDetail === 'string' ? error.msgDetail : '';
  return { title: msg || undefined, code: detail && detail !== msg ? detail : undefined };
}
