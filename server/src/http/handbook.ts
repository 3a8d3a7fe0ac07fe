import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { Html, html } from '../common/html.ts';
import type { Parts } from '../parts.ts';
import { markdownHtml } from './markdown.ts';
import { pageHeaders } from './page-headers.ts';
import { lookOf } from './page-preferences.ts';
import type { WebBuild } from './web-build.ts';

/** Beside main.js in a build, in docs/ of the sources. */
const folders = ['./handbook/', '../../../docs/handbook/'].map((path) => new URL(path, import.meta.url));

export function handbookFile(page: string): string | undefined {
  if (!/^[a-z-]{1,40}$|^README$/.test(page)) return undefined;
  return folders.map((folder) => fileURLToPath(new URL(`${page}.md`, folder))).find((file) => existsSync(file));
}

const styles = `main{max-width:48rem;margin:0 auto;padding:24px 16px 64px;line-height:1.75}
h1{font-size:28px;margin:0 0 16px}h2{font-size:20px;margin:32px 0 12px}h3{margin:20px 0 8px}p,ul,ol,table,pre{margin:0 0 12px}
ul,ol{padding-left:24px}ul{list-style:disc}ol{list-style:decimal}li{margin-bottom:6px}
table{border-collapse:collapse;width:100%}th,td{border:1px solid var(--line);padding:6px 10px;text-align:left;vertical-align:top}
th{white-space:nowrap}pre{overflow:auto;padding:12px;background:var(--brand-softer)}`;

/** The handbook for administrators as plain pages, for the (?) of every section. It holds nothing of a school. */
export function serveHandbook(app: FastifyInstance, parts: Parts, web: WebBuild | undefined) {
  app.get<{ Params: { page: string } }>('/handbook/:page', async (request, reply) => {
    const file = handbookFile(request.params.page);
    if (!file) return reply.callNotFound();
    const text = await readFile(file, 'utf8');
    const school = await parts.tenants.byHost(request.hostname);
    const look = lookOf(request);
    const nonce = pageHeaders(reply, request, { config: parts.config, school });
    const title = /^# (.+)$/m.exec(text)?.[1] ?? request.params.page;
    const css = new Html(`${web?.inline.styles ?? ''}html:root{--brand:${school.settings.theme.themeColor}}${styles}`);
    return reply.send(
      html`<!doctype html>
<html lang="zh-CN" data-theme="auto"${look.attributes}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${school.name}</title>
<meta name="robots" content="noindex">
<link rel="icon" href="/crest.svg" type="image/svg+xml">
<style nonce="${nonce}">${css}</style>
${look.styles}
</head><body><main>${markdownHtml(text)}</main></body></html>
`.text,
    );
  });
}
