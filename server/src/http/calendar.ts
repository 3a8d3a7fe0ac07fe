import { calendar as en } from '@yizhan/contract/texts/en/calendar.ts';
import { calendar as zh } from '@yizhan/contract/texts/zh-CN/calendar.ts';
import type { FastifyInstance } from 'fastify';
import { Html, html } from '../common/html.ts';
import { dayOf, schoolWorkingDays } from '../common/working-days.ts';
import type { Db } from '../db/database.ts';
import type { Parts } from '../parts.ts';
import { type CalendarData, calendarHtml, calendarStyle, type Semester } from './calendar-html.ts';
import { namedDays, semesterAt } from './calendar-queries.ts';
import { pageHeaders } from './page-headers.ts';
import { languageOf, lookOf, takeChoices } from './page-preferences.ts';
import type { WebBuild } from './web-build.ts';

async function calendarData(db: Db, today: string): Promise<CalendarData> {
  const semester = await db.maybe<Semester>(semesterAt(today));
  const notes = semester ? await db.many<CalendarData['notes'][number]>(namedDays(semester)) : [];
  const days = await schoolWorkingDays(db);
  return { semester, today, notes, isOff: (day) => !days.isWorkingDay(day) };
}

/** `GET /calendar`: the weeks of the semester, as a page that works inside the portal or on its own. */
export function serveCalendar(app: FastifyInstance, parts: Parts, web: WebBuild | undefined) {
  app.get('/calendar', { preHandler: takeChoices(parts.config) }, async (request, reply) => {
    const school = await parts.tenants.byHost(request.hostname);
    const [language, look] = [languageOf(request), lookOf(request)];
    const t = language === 'en' ? en : zh;
    const db = parts.database.of(school.id);
    const stored = await calendarData(db, dayOf(parts.clock()));
    const { name } = await parts.english.inLanguage(db, language, { name: school.name });
    const data = await parts.english.inLanguage(db, language, stored);
    const nonce = pageHeaders(reply, request, { config: parts.config, school });
    const page = html`<!doctype html>
<html lang="${language}" data-theme="auto"${look.attributes}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t.title} · ${name}</title>
<link rel="icon" href="/crest.svg" type="image/svg+xml">
${web?.styles.map((file) => html`<link rel="stylesheet" href="${file}">`)}
<style nonce="${nonce}">:root{--brand:${school.settings.theme.themeColor}}${new Html(calendarStyle)}</style>
${look.styles}
<script src="/boot.js"></script></head>
<body>${calendarHtml(data, t)}</body></html>`;
    return reply.send(page.text);
  });
}
