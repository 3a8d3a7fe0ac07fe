import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Campus, schoolTime, wordIn } from './campus.ts';
import { type Html, html } from './html.ts';
import type { CampusSystem } from './options.ts';
import { card, notice, page, select, table } from './page.ts';
import { pushTodoDone } from './push.ts';
import { signInAddress } from './sign-in.ts';

const LONGEST = 200;
const decisions = ['已处理', '需要补充材料', '转交他人'];

/** Where a to-do of the portal ends: the system asks for the central login before it shows anything personal. */
export function serveTodos(app: FastifyInstance, campus: Campus) {
  const systemOf = (request: FastifyRequest) =>
    campus.systems.find(({ code }) => code === wordIn(request.params, 'code'));

  app.get('/todos/:code', async (request, reply) => {
    const system = systemOf(request);
    if (!system) return reply.callNotFound();
    const account = campus.sessions.of(request)?.person?.account ?? '';
    const done = campus.records.find(`T${system.code}`, account, wordIn(request.query, 'done'));
    return show(request, reply, system, done ? [notice(`已提交：${done.state}（编号 ${done.number}）`, 'done')] : []);
  });

  app.post('/todos/:code', async (request, reply) => {
    const system = systemOf(request);
    const person = campus.sessions.of(request)?.person;
    if (!system || !person) return reply.callNotFound();
    const [decision, opinion] = [wordIn(request.body, 'decision'), wordIn(request.body, 'opinion').trim()];
    if (!decisions.includes(decision) || opinion.length > LONGEST) {
      reply.code(422);
      return show(request, reply, system, [notice(`请选择结果，意见不超过 ${LONGEST} 字。`, 'bad')]);
    }
    const { day, time } = schoolTime(campus.clock());
    const record = { text: opinion || '没有意见', state: decision, at: `${day} ${time}`, yuan: 0 };
    const { number } = campus.records.add(`T${system.code}`, person.account, record);
    const todo = wordIn(request.body, 'todo');
    if (todo !== '') await pushTodoDone(campus, { sourceId: todo, account: person.account });
    return reply.redirect(`/yunling/todos/${encodeURIComponent(system.code)}?done=${number}`, 303);
  });

  function show(request: FastifyRequest, reply: FastifyReply, system: CampusSystem, first: readonly Html[]) {
    const person = campus.sessions.of(request)?.person;
    const path = `/yunling/todos/${encodeURIComponent(system.code)}`;
    // The portal's to-do says which one it is.
    const todo = wordIn(request.query, 'todo') || wordIn(request.body, 'todo');
    const back = todo === '' ? path : `${path}?${new URLSearchParams({ todo })}`;
    const records = person ? campus.records.list(`T${system.code}`, person.account) : [];
    const body = person
      ? card(
          `${person.name}，请处理`,
          html`<form method="post" action="${path}"><input type="hidden" name="todo" value="${todo}">${select('结果', 'decision', decisions)}
<label>意见<textarea name="opinion" maxlength="${LONGEST}"></textarea></label><button>提交</button></form>`,
        )
      : card('请先登录', html`<p><a class="button" href="${signInAddress(back)}">用统一身份认证登录</a></p>`);
    const rows = records.map(({ number, text, state, at }) => [number, text, state, at]);
    return reply.type('text/html; charset=utf-8').send(
      page({
        ...{ title: `${system.name}：待处理事项`, lead: system.department, name: person?.name },
        portal: campus.portal().site,
        body: [
          ...first,
          body,
          ...(rows.length > 0 ? [card('处理记录', table(['编号', '意见', '结果', '时间'], rows))] : []),
        ],
      }),
    );
  }
}
