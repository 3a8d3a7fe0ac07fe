/** A link leads to a web address or to a portal page, never to a script or, disguised, to another host. */
export function safeLink(url: string): string {
  if (/^(https?:\/\/|#\/)/i.test(url)) return url;
  if (!/^\/(?![/\\])/.test(url)) return '#/';
  // Portal pages are hash routes; files and the like are not.
  return /^\/(files|s|calendar|lib|api)\//.test(`${url}/`) ? url : `#${url}`;
}
