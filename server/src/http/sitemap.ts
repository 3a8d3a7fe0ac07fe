import { html } from '../common/html.ts';

type SitemapPage = { code: string; updatedOn: string };

/** The public pages of a school. */
export const sitemapXml = (site: string, guides: readonly SitemapPage[]) =>
  html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>${site}/</loc></url>
${guides.map(
  ({ code, updatedOn }) =>
    html`<url><loc>${site}/s/${encodeURIComponent(code)}</loc><lastmod>${updatedOn}</lastmod></url>\n`,
)}</urlset>
`.text;
