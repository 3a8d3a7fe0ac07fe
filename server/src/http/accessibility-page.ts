import { pagePreferences } from '@yizhan/contract/page-preferences.ts';
import { accessibility as en } from '@yizhan/contract/texts/en/accessibility.ts';
import { accessibility as zh } from '@yizhan/contract/texts/zh-CN/accessibility.ts';
import type { FastifyInstance } from 'fastify';
import { Html, html } from '../common/html.ts';
import { barHtml } from '../domain/landing/bar-html.ts';
import { footHtml } from '../domain/landing/foot-html.ts';
import { landingSchool } from '../domain/landing/school.ts';
import { landingTexts } from '../domain/landing/texts.ts';
import type { Parts } from '../parts.ts';
import { pageHeaders } from './page-headers.ts';
import { type Look, languageOf, lookOf, takeChoices } from './page-preferences.ts';
import type { WebBuild } from './web-build.ts';

const ADDRESS = '/accessibility';
const texts: Record<'zh-CN' | 'en', Record<keyof typeof zh, string>> = { 'zh-CN': zh, en };

/** The landing page's accessibility link without JavaScript. With it, the client opens its dialog instead. */
export function serveAccessibility(app: FastifyInstance, parts: Parts, web: WebBuild | undefined) {
  app.get(ADDRESS, { preHandler: takeChoices(parts.config) }, async (request, reply) => {
    const school = await parts.tenants.byHost(request.hostname);
    const [language, look] = [languageOf(request), lookOf(request)];
    const db = parts.database.of(school.id);
    const [words, t] = [landingTexts(language), texts[language]];
    const around = await parts.english.inLanguage(db, language, await landingSchool({ ...parts, db }, school));
    const index = await parts.landing.index(db, language);
    const nonce = pageHeaders(reply, request, { config: parts.config, school });
    return reply.send(
      html`<!doctype html>
<html lang="${language}" data-theme="auto"${look.attributes}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t.title} · ${around.name}</title>
<meta name="robots" content="noindex">
<link rel="icon" href="/crest.svg" type="image/svg+xml">
<style nonce="${nonce}">${new Html(`${web?.inline.styles ?? ''}html:root{--brand:${school.settings.theme.themeColor}}`)}</style>
${look.styles}
<script src="/boot.js"></script>
</head><body><div class="landing">
${barHtml(around, words, { address: ADDRESS, index })}
<main class="landing-main landing-results"><div class="landing-width">
<h1>${t.title}</h1>
<p class="landing-note">${t.about}</p>
${(['text', 'contrast'] as const).map(
  (choice) => html`<section class="landing-card"><h2>${t[choice]}</h2>
<p>${pagePreferences[choice].map((one) => choiceHtml(choice, one, t[`${choice}${one}` as keyof typeof zh], look))}</p></section>\n`,
)}
<p class="landing-note">${t.keys}</p>
</div></main>
${footHtml(around, words)}
</div></body></html>
`.text,
    );
  });
}

const choiceHtml = (choice: 'text' | 'contrast', one: string, label: string, look: Look) => {
  const on = look[choice] === one;
  return html`<a class="yz-button yz-button--${on ? 'primary' : 'default'} yz-button--medium" href="${ADDRESS}?${choice}=${one}"${
    on && html` aria-current="true"`
  }>${label}</a> `;
};
