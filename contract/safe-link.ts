/** A link leads to a web address, a letter, a call or a portal page, never to a script or, disguised, to another host. */
export function safeLink(url: string): string {
  if (/^(https?:\/\/|mailto:|tel:|#\/)/i.test(url)) return url;
  if (!/^\/(?![/\\])/.test(url)) return '#/';
  // Portal pages are hash routes; files and the like are not.
  return /^\/(files|s|calendar|lib|api)\//.test(`${url}/`) ? url : `#${url}`;
}
