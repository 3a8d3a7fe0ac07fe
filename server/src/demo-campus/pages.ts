import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Campus, schoolTime, wordIn } from './campus.ts';
import { figuresOf } from './figures.ts';
import { type Html, html } from './html.ts';
import { card, page, table } from './page.ts';
import { signInAddress } from './sign-in.ts';
import { style } from './style.ts';

/** Pages that anybody may read, and a few that greet whoever is signed in. */
export function servePages(app: FastifyInstance, campus: Campus) {
  const send = (request: FastifyRequest, reply: FastifyReply, title: string, lead: string, body: readonly Html[]) =>
    reply.type('text/html; charset=utf-8').send(
      page({
        ...{ title, lead, body },
        name: campus.sessions.of(request)?.person?.name,
        portal: campus.portal().site,
      }),
    );

  app.get('/style.css', async (_, reply) =>
    reply.header('cache-control', 'max-age=300').type('text/css; charset=utf-8').send(style),
  );

  app.get('/', async (request, reply) =>
    send(request, reply, '业务系统', '门户里的服务最终都在这些系统里办理。', [
      card(
        '全部系统',
        html`<ul class="tiles">${campus.systems.map(
          ({ code, name }) => html`<li><a href="/yunling/services/${code}">${name}</a></li>`,
        )}</ul>`,
      ),
    ]),
  );

  app.get('/timetable', async (request, reply) => {
    const person = campus.sessions.of(request)?.person;
    if (!person) return reply.redirect(signInAddress('/yunling/timetable'));
    const { day } = schoolTime(campus.clock());
    const { head, rows } = figuresOf('JW03', person.account, day);
    return send(request, reply, '今日课表', `${person.name}（${person.account}） · ${day}`, [
      card('课程', table(head, rows)),
    ]);
  });

  app.get('/departments/:code', async (request, reply) => {
    const code = wordIn(request.params, 'code');
    const found = campus.departments.find((department) => department.code.toLowerCase() === code.toLowerCase());
    if (!found) return reply.callNotFound();
    const systems = campus.systems.filter(({ department }) => department === found.name);
    const facts = [
      ['办公地点', found.location],
      ['电话', found.phone],
      ['办公时间', found.officeHours],
      ['邮箱', found.mail],
    ];
    return send(request, reply, found.name, found.intro, [
      card('联系我们', table(['项目', '内容'], facts)),
      card(
        '我们的系统',
        html`<ul class="tiles">${systems.map((system) => html`<li><a href="/yunling/services/${system.code}">${system.name}</a></li>`)}</ul>`,
      ),
    ]);
  });

  for (const { path, title, text } of campus.pages)
    app.get(path, async (request, reply) => send(request, reply, title, '', [card('说明', html`<p>${text}</p>`)]));

  app.setNotFoundHandler((request, reply) => {
    reply.code(404);
    return send(request, reply, '没有这个页面', '', [html`<p class="card bad">请从门户或业务系统首页进入。</p>`]);
  });
}
