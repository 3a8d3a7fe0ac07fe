import { createHash, timingSafeEqual } from 'node:crypto';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { verify as en } from '@yizhan/contract/texts/en/verify.ts';
import { verify as zh } from '@yizhan/contract/texts/zh-CN/verify.ts';
import type { FastifyInstance } from 'fastify';
import { Html, html } from '../common/html.ts';
import { crestOf } from '../domain/landing/crest.ts';
import type { Parts } from '../parts.ts';
import { pageHeaders } from './page-headers.ts';
import { languageOf, lookOf, takeChoices } from './page-preferences.ts';
import { findPrinted } from './verify-queries.ts';
import type { WebBuild } from './web-build.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (one: string, other: string) => one !== '' && timingSafeEqual(digest(one), digest(other));

/** The family name alone. */
const masked = (name: string) => `${[...name][0] ?? ''}${'*'.repeat(Math.max(1, [...name].length - 1))}`;

const style = `
.verify{max-width:560px;margin:0 auto;padding:var(--space-6) var(--space-5)}
.verify header{display:flex;align-items:center;gap:var(--space-3);margin-bottom:var(--space-5);font-weight:var(--weight-strong)}
.verify .crest{width:40px;height:40px}
.verify h1{margin-bottom:var(--space-4);font-size:var(--text-20);text-wrap:balance}
.verify dl{display:grid;grid-template-columns:auto 1fr;gap:var(--space-2) var(--space-4);margin-bottom:var(--space-4)}
.verify dt{color:var(--faint)}
.verify p{color:var(--faint)}`;

/** `GET /verify/{no}?k={code}`: whoever holds the printed page learns whether it is genuine; without its code, nothing. */
export function serveVerify(app: FastifyInstance, parts: Parts, web: WebBuild | undefined) {
  const preHandler = takeChoices(parts.config);
  app.get<{ Params: { no: string }; Querystring: { k?: unknown } }>(
    '/verify/:no',
    { preHandler },
    async (request, reply) => {
      const school = await parts.tenants.byHost(request.hostname);
      const [language, look] = [languageOf(request), lookOf(request)];
      const t = language === 'en' ? en : zh;
      const { no } = request.params;
      const { k } = request.query;
      const db = parts.database.of(school.id);
      const isReadable = typeof k === 'string' && no.length <= fieldLimits.nameLength && !no.includes('\0');
      const found = isReadable ? await findPrinted(db, no) : undefined;
      const printed = found && isSame(found.code, String(k)) ? found : undefined;
      const nonce = pageHeaders(reply, request, { config: parts.config, school });
      const { name } = await parts.english.inLanguage(db, language, { name: school.name });
      const lines = printed && [
        [t.no, printed.no],
        [t.name, printed.process],
        [t.applicant, masked(printed.applicant)],
        [t.status, t[printed.status]],
        [t.date, printed.day],
      ];
      const main = lines
        ? html`<h1>${t.genuine}</h1><dl>${lines.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl><p>${t.note}</p>`
        : html`<h1>${t.missing}</h1><p>${t.missingText}</p>`;
      const page = html`<!doctype html>
<html lang="${language}" data-theme="auto"${look.attributes}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${t.title} · ${name}</title>
<link rel="icon" href="/crest.svg" type="image/svg+xml">
${web?.styles.map((file) => html`<link rel="stylesheet" href="${file}">`)}
<style nonce="${nonce}">:root{--brand:${school.settings.theme.themeColor}}${new Html(style)}</style>
${look.styles}
<script src="/boot.js"></script></head>
<body><main class="verify"><header>${crestOf(school.settings)}${name}</header>${main}</main></body></html>`;
      return reply.code(printed ? 200 : 404).send(page.text);
    },
  );
}
