type Cookie = { host: string; path: string; name: string; value: string };
export type Page = { status: number; url: string; location: string; html: string };

/** A minimal browser for sign-on: keeps cookies, submits forms, and follows redirects only on request. */
export function aBrowser() {
  let cookies: Cookie[] = [];

  const keep = (url: URL, line: string) => {
    const [pair = '', ...rest] = line.split(/;\s*/);
    const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    const path = rest.find((part) => /^path=/i.test(part))?.slice(5) ?? '/';
    const over = rest.some((part) => /^max-age=0$/i.test(part));
    cookies = cookies.filter((held) => held.name !== name || held.host !== url.hostname || held.path !== path);
    if (!over) cookies.push({ host: url.hostname, path, name, value });
  };

  async function visit(address: string, form?: Record<string, string>): Promise<Page> {
    const url = new URL(address);
    const sent = cookies.filter(({ host, path }) => host === url.hostname && url.pathname.startsWith(path));
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: sent.map(({ name, value }) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const line of answer.headers.getSetCookie()) keep(url, line);
    const location = answer.headers.get('location');
    return {
      status: answer.status,
      url: url.href,
      location: location ? new URL(location, url).href : '',
      html: await answer.text(),
    };
  }

  return {
    visit,
    /** Follows redirects until a page is shown or the target is a hash route of the client. */
    async follow(address: string): Promise<Page> {
      let page = await visit(address);
      while (page.location && !page.location.includes('#/')) page = await visit(page.location);
      return page;
    },
    /** Submits a page's form with these values. */
    submit: ({ url, html }: Page, filled: Record<string, string>) =>
      visit(addressOfForm(url, html), { ...fieldsIn(html), ...filled }),
  };
}

export type Browser = ReturnType<typeof aBrowser>;

const attribute = (tag: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&');

const addressOfForm = (url: string, html: string) =>
  new URL(attribute(/<form\b[^>]*>/.exec(html)?.[0] ?? '', 'action') ?? url, url).href;

/** What a browser would send untouched: hidden fields, and the first option of each list. */
const fieldsIn = (html: string) =>
  Object.fromEntries([
    ...Array.from(html.matchAll(/<input\b[^>]*type="hidden"[^>]*>/g), ([tag]) => [
      attribute(tag, 'name') ?? '',
      attribute(tag, 'value') ?? '',
    ]),
    ...Array.from(html.matchAll(/(<select\b[^>]*>)<option>([^<]*)</g), ([, tag = '', first]) => [
      attribute(tag, 'name') ?? '',
      first,
    ]),
  ]) as Record<string, string>;
