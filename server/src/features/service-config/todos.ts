import { fill } from '@yizhan/contract/texts/format.ts';
import { serviceTodos as texts } from '@yizhan/contract/texts/zh-CN/service-todos.ts';
import { endTodos, giveTodo } from '../../common/todos.ts';
import type { Db } from '../../db/database.ts';

const sourceApp = 'service';
const askId = (serviceId: string) => `ask-${serviceId}`;

type About = { id: string; name: string; now: Date; by: string };

const about = ({ id, now, by }: About) => ({
  ...{ sourceApp, itemName: texts.item, initiator: by, now },
  url: `#/userFrameConfig/manage/services?record=${id}`,
});

/** Somebody asks to put a service on the shelf. */
export const giveAsk = (db: Db, service: About, to: readonly string[]) =>
  giveTodo(
    db,
    {
      ...about(service),
      sourceId: askId(service.id),
      category: 'TODO',
      itemCode: 'service.ask',
      title: fill(texts.ask, { name: service.name }),
    },
    to,
  );

/** Whoever sent it reads why it came back. */
export const giveReturned = (db: Db, service: About & { reason: string }, to: string) =>
  giveTodo(
    db,
    {
      ...about(service),
      sourceId: `returned-${service.id}`,
      category: 'READ',
      itemCode: 'service.returned',
      title: fill(texts.returned, { name: service.name, reason: service.reason }),
    },
    [to],
  );

/** Nobody has to look at it any more; answers whose it was. */
export const endAsk = (db: Db, serviceId: string, as: 'DONE' | 'CANCELLED') =>
  endTodos(db, { sourceApp, sourceIds: [askId(serviceId)], as });
