import type { Plugin } from 'vite';

const built = /<link[^>]+"\/assets\/[^>]+>\n?|<script[^>]+src="\/assets\/[^>]+><\/script>\n?/g;
const inlineBoot = /<script data-signed-in[\s\S]*?<\/script>/;

/** In development, too, the page is the server's document, with the sources in place of the built files. */
export function document({ api, entry, styles }: { api: string; entry: string; styles: string[] }): Plugin {
  return {
    name: 'yizhan-document',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const url = request.originalUrl ?? '/';
        if (request.method !== 'GET' || new URL(url, api).pathname !== '/') return next();
        const { 'accept-language': language = '', cookie = '' } = request.headers;
        fetch(new URL(url, api), { headers: { 'accept-language': language, cookie }, redirect: 'manual' })
          .then(async (answer) => {
            const location = answer.headers.get('location');
            if (location)
              response.writeHead(answer.status, { location, 'set-cookie': answer.headers.getSetCookie() }).end();
            else {
              const page = await server.transformIndexHtml(url, withSources(await answer.text()));
              response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
            }
          })
          .catch(next);
      });
    },
  };

  function withSources(page: string) {
    const links = styles.map((file) => `<link rel="stylesheet" href="${file}">`);
    const tags = [...links, `<script type="module" src="${entry}"></script>`].join('\n');
    // Before the school's own colour, so that the school's wins.
    return page
      .replace(inlineBoot, '<script src="/boot.js"></script>')
      .replace(built, '')
      .replace('<style nonce', `${tags}\n<style nonce`);
  }
}
