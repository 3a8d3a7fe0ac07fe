/** A link goes to the web or to a page of the portal, never to a script or, unseen, to another host. */
export function safeLink(url: string): string {
  if (/^(https?:\/\/|#\/)/i.test(url)) return url;
  if (!/^\/(?![/\\])/.test(url)) return '#/';
  // Pages of the portal live after the hash; files and the like do not.
  return /^\/(files|s|calendar|lib|api)\//.test(`${url}/`) ? url : `#${url}`;
}
