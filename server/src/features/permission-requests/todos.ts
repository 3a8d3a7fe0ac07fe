import { type Menu, pathOfMenu, sectionPath } from '@yizhan/contract/sections.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { permissionTodos as texts } from '@yizhan/contract/texts/zh-CN/permission-todos.ts';
import type { Db } from '../../db/database.ts';
import { assignTodo, endTodos } from '../../domain/todos/write-queries.ts';

const sourceApp = 'permission';
const own = { sourceApp, itemCode: 'permission.request', itemName: texts.item } as const;

type NewRequest = { id: string; menu: Menu; who: string; now: Date };

/** Those who may grant it have to answer. */
export const assignAnswer = (db: Db, { id, menu, who, now }: NewRequest, to: readonly string[]) =>
  assignTodo(
    db,
    {
      ...own,
      ...{ sourceId: `ask-${id}`, category: 'TODO', initiator: who, now },
      title: fill(texts.asked, { who, menu: menus[menu] }),
      url: `#${sectionPath('requests')}?record=${id}`,
    },
    to,
  );

/** Nobody has to answer any more; returns those whose list changed. */
export const endAnswer = (db: Db, id: string, as: 'DONE' | 'CANCELLED' = 'DONE') =>
  endTodos(db, { sourceApp, sourceIds: [`ask-${id}`], as });

type Result = { id: string; menu: Menu; now: Date } & ({ role: string } | { answer: string });

/** The person reads the result. */
export const assignResult = (db: Db, { id, menu, now, ...result }: Result, userId: string) =>
  assignTodo(
    db,
    {
      ...own,
      ...{ sourceId: `result-${id}`, category: 'READ', now },
      title:
        'role' in result
          ? fill(texts.granted, { menu: menus[menu], role: result.role })
          : fill(texts.refused, { menu: menus[menu], answer: result.answer }),
      url: `#${pathOfMenu(menu)}`,
    },
    [userId],
  );
