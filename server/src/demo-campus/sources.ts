import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Campus, schoolTime, wordIn } from './campus.ts';
import { approvalsOf, balanceOf, loansOf, roomsOf, yuan } from './figures.ts';
import { lessonsOf, nextLesson } from './timetable.ts';

const LONGEST_ACCOUNT = 64;
const CARD = 'HQ02';

/** JSON for the portal's server: it names the account, and a key that both sides know. */
export function serveSources(app: FastifyInstance, campus: Campus) {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const key = digest(campus.sourceKey);

  const source = (path: string, answer: (account: string, day: string, time: string) => object) =>
    app.get(path, async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store');
      if (!timingSafeEqual(digest(wordIn(request.query, 'key')), key)) return reply.code(401).send({ error: 'key' });
      const account = wordIn(request.query, 'account');
      if (account === '' || account.length > LONGEST_ACCOUNT) return reply.code(400).send({ error: 'account' });
      const { day, time } = schoolTime(campus.clock());
      return { account, date: day, ...answer(account, day, time) };
    });

  // The lesson that runs or comes next, with its date; without one the answer has only the list.
  source('/timetable/next', (account, day, time) => {
    const known = campus.people.find((person) => person.account === account);
    const lessons = known?.hasLessons === false ? [] : lessonsOf(account, day);
    const next = nextLesson(lessons, time);
    return { ...(next && { ...next, begin: `${day} ${next.begin}:00`, end: `${day} ${next.end}:00` }), lessons };
  });
  source('/lab/rooms', (_, day) => ({ rooms: roomsOf(day) }));
  source('/library/loans', (account, day) => ({
    loans: loansOf(account, day).map((loan) => ({ ...loan, url: '/yunling/services/TSG01' })),
  }));
  source('/oa/approvals', (account, day) => {
    const rows = approvalsOf(account, day).map((row) => ({ ...row, link: '/yunling/todos/XB01' }));
    return { data: { total: rows.length, rows } };
  });
  source('/card/balance', (account) => {
    const paid = campus.records.list(CARD, account).reduce((sum, record) => sum + record.yuan, 0);
    return { accounts: [{ balance: yuan(balanceOf(account) + paid), url: `/yunling/services/${CARD}` }] };
  });
}
