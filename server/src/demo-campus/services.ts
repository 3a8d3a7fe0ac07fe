import { accessWays } from '@yizhan/contract/open-ways.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Arrival, arrive } from './arrival.ts';
import { type Campus, schoolTime, wordIn } from './campus.ts';
import { deskOf } from './desks.ts';
import { figuresOf } from './figures.ts';
import { type Html, html } from './html.ts';
import type { CampusSystem } from './options.ts';
import { card, notice, page, portalLink, select, table } from './page.ts';
import { pushFinished, pushRecord, states } from './push.ts';
import type { DeskRecord } from './records.ts';
import type { Session } from './sessions.ts';
import { casLoginAddress } from './way-cas.ts';
import { unknownVisitor, whoCame } from './who.ts';

type ServiceRequest = { request: FastifyRequest; reply: FastifyReply; system: CampusSystem };

/** The systems that the portal offers as services: each knows who came, and most have something to do. */
export function serveServices(app: FastifyInstance, campus: Campus) {
  const systemOf = (request: FastifyRequest) => {
    const code = wordIn(request.params, 'code');
    return campus.systems.find((system) => system.code === code);
  };

  app.get('/services/:code', async (request, reply) => {
    const system = systemOf(request);
    if (!system) return reply.callNotFound();
    const arrival = await arrive(campus, system, request, reply);
    if (arrival.is === 'sent') return reply.redirect(arrival.to);
    return show({ request, reply, system }, arrival, doneNow(request, system));
  });

  app.post('/services/:code', async (request, reply) => {
    const system = systemOf(request);
    const desk = system && deskOf(system);
    if (!system || !desk) return reply.callNotFound();
    const session = campus.sessions.open(request, reply);
    const visit = session.visits.get(system.code);
    const path = pathOf(system);
    // Whoever the system has to know, and does not, is asked first.
    if (!visit && system.way !== accessWays.link) return reply.redirect(path, 303);
    const arrival: Arrival = visit ? { is: 'known', visit } : { is: 'nobody' };
    const outcome = desk.handle({ system, fields: request.body, now: campus.clock(), records: campus.records });
    if (outcome.is === 'refused') {
      reply.code(422);
      return show({ request, reply, system }, arrival, [notice(outcome.reason, 'bad')]);
    }
    const record = campus.records.add(system.code, ownerOf(session, system), outcome.record);
    const { number } = record;
    if (visit) await pushRecord(campus, { system, account: visit.account, record });
    return reply.redirect(`${path}?done=${number}`, 303);
  });

  app.post('/services/:code/finish', async (request, reply) => {
    const system = systemOf(request);
    const session = campus.sessions.of(request);
    if (!system || !session) return reply.callNotFound();
    const owner = ownerOf(session, system);
    const record = campus.records.find(system.code, owner, wordIn(request.body, 'number'));
    if (!record) return reply.callNotFound();
    const visit = session.visits.get(system.code);
    if (record.state === states.pending) {
      campus.records.finish(system.code, owner, record.number, states.finished);
      if (visit) await pushFinished(campus, { system, account: visit.account, record });
    }
    return reply.redirect(`${pathOf(system)}?done=${record.number}`, 303);
  });

  function show({ request, reply, system }: ServiceRequest, arrival: Exclude<Arrival, { is: 'sent' }>, first: Html[]) {
    const session = campus.sessions.of(request);
    const mayAct = arrival.is === 'known' || arrival.is === 'nobody';
    if (arrival.is === 'refused') reply.code(403);
    return reply.type('text/html; charset=utf-8').send(
      page({
        title: system.name,
        lead: `${system.department} · ${system.summary}`,
        name: session?.person?.name,
        portal: campus.portal().site,
        body: [...first, ...greeting(arrival, system), ...(mayAct ? inside(system, arrival, session) : [])],
      }),
    );
  }

  /** What the form before this page did; only a record of one's own is shown. */
  function doneNow(request: FastifyRequest, system: CampusSystem): Html[] {
    const session = campus.sessions.of(request);
    const number = wordIn(request.query, 'done');
    const record = session && campus.records.find(system.code, ownerOf(session, system), number);
    return record ? [notice(`${record.state}：${record.text}（编号 ${number}）`, 'done')] : [];
  }

  function greeting(arrival: Exclude<Arrival, { is: 'sent' }>, { code }: CampusSystem): Html[] {
    const again = casLoginAddress(campus, `${campus.base}/services/${code}`);
    const ways = html`<p>请从${portalLink(campus.portal().site, '门户')}重新打开，或<a href="${again}">用统一身份认证登录</a>。</p>`;
    switch (arrival.is) {
      case 'known':
        return [whoCame(arrival.visit)];
      case 'nobody':
        return [unknownVisitor];
      case 'unannounced':
        return [card('本系统需要知道您是谁', ways)];
      case 'refused':
        return [notice('门户没有认可这次进入：凭据已经用过或已经过期。', 'bad'), card('怎么办', ways)];
    }
  }

  function officeOf({ department, summary }: CampusSystem): string[][] {
    const office = campus.departments.find(({ name }) => name === department);
    return [
      ['内容', summary],
      ['主管', department],
      ['地点', office?.location ?? ''],
      ['电话', office?.phone ?? ''],
      ['时间', office?.officeHours ?? ''],
    ];
  }

  function inside(system: CampusSystem, arrival: Arrival, session: Session | undefined): Html[] {
    const desk = deskOf(system);
    const now = campus.clock();
    const records = session ? campus.records.list(system.code, ownerOf(session, system)) : [];
    if (!desk) {
      const office = card('服务信息', table(['项目', '内容'], officeOf(system)));
      if (arrival.is !== 'known') return [office];
      const { head, rows } = figuresOf(system.code, arrival.visit.account, schoolTime(now).day);
      return [card('我的记录', table(head, rows)), office];
    }
    return [
      card(
        desk.heading,
        html`<form method="post" action="${pathOf(system)}">${desk.fields(system, now)}<button>${desk.button}</button></form>`,
      ),
      ...(records.length === 0
        ? []
        : [
            card(
              '我的记录',
              table(
                ['编号', '内容', '状态', '时间'],
                records.map((r) => [r.number, r.text, r.state, r.at]),
              ),
            ),
            ...unfinished(system, records),
          ]),
    ];
  }
}

const pathOf = ({ code }: CampusSystem) => `/yunling/services/${encodeURIComponent(code)}`;

/** The department's part, which in the demo the visitor plays: what was begun here is finished here. */
const unfinished = (system: CampusSystem, records: readonly DeskRecord[]): Html[] => {
  const open = records.filter(({ state }) => state === states.pending);
  if (open.length === 0) return [];
  return [
    card(
      '演示：代主管部门办结',
      html`<form method="post" action="${pathOf(system)}/finish">${select(
        '编号',
        'number',
        open.map(({ number }) => number),
      )}<button>办结</button></form>`,
    ),
  ];
};

/** A visitor without a name keeps their records in the browser's session. */
const ownerOf = ({ id, visits }: Session, { code }: CampusSystem) => visits.get(code)?.account ?? `browser ${id}`;
