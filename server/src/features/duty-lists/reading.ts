import type { dutyLists } from '@yizhan/contract/calls/duty-lists.ts';
import { type DutyItemFilter, type DutyItemQuery, dutyItemContent } from '@yizhan/contract/entities/duty-item.ts';
import type { DutyListsContent } from '@yizhan/contract/entities/duty-list.ts';
import { fail } from '../../common/fail.ts';
import type { Context } from '../../context.ts';
import { listsOf } from '../../domain/duty-lists/lists.ts';
import { highlightsIn } from '../../domain/search/highlights.ts';
import { findNearIn } from '../../domain/search/near.ts';
import { readSearchWords } from '../../domain/search/synonym-queries.ts';
import type { SearchWords } from '../../domain/search/words.ts';
import type { Handlers } from '../../handlers.ts';
import type { Person } from '../../person.ts';
import * as rows from './queries.ts';
import { countedTree, withFiles } from './rules.ts';

export type Reading = Pick<Context, 'db' | 'published' | 'now' | 'files'> & { person: Person | undefined };

/** LS-3: visitors read the lists only when the school says so. */
async function openLists(context: Reading): Promise<DutyListsContent> {
  const lists = await listsOf(context);
  if (!context.person && !lists.anonymousVisible) fail('duty_lists_members_only', {}, { membersOnly: true });
  return lists;
}

type Search = { lists: DutyListsContent; scope: rows.Scope; words: SearchWords | undefined; meant: string | null };

/** What the reader asks for. A search that finds nothing as typed is tried again with a slip, then by parts. */
async function searchOf(context: Reading, { listType, deptId, keyword }: DutyItemFilter): Promise<Search> {
  const { db } = context;
  const lists = await openLists(context);
  const enabled = lists.lists.filter((list) => list.enabled).map(({ code }) => code);
  const words = await readSearchWords(db, keyword);
  const within = (match: rows.Match | undefined, meant: string | null = null): Search => ({
    ...{ lists, words, meant },
    scope: {
      lists: listType === undefined ? enabled : enabled.filter((code) => code === listType),
      match,
      ...(deptId && { deptId }),
    },
  });
  if (!keyword) return within(undefined);
  // The keyword contains only punctuation, which matches nothing.
  if (!words) return within(rows.amongIds([]));
  const match = rows.matchOf(words);
  // Whether the words are right is a question to all lists: a tab without a match must not show guesses.
  if (await rows.hasAny(db, { lists: enabled, match })) return within(match);
  const { found, near, meant } = await findNearIn((slips) => rows.listCandidates(db, enabled, slips), words);
  return within(rows.amongIds(found.length > 0 ? found : near), meant);
}

export async function readView(context: Reading, query: DutyItemFilter) {
  const { lists, scope } = await searchOf(context, query);
  const totals = await rows.countByList(context.db, scope);
  const { at } = await rows.lastPublished(context.db, scope.lists);
  const shown = lists.lists.filter(({ enabled }) => enabled);
  return {
    ...{ title: lists.title, intro: lists.intro, showDeptTree: lists.showDeptTree, updatedAt: at },
    lists: shown.map(({ code, name, icon, columns }) => ({
      ...{ code, name, icon, columns },
      total: totals.find((one) => one.code === code)?.total ?? 0,
    })),
  };
}

async function readDepartments(context: Reading, query: DutyItemFilter) {
  const { scope } = await searchOf(context, query);
  return countedTree(await rows.listDepartments(context.db, scope));
}

export async function readPage(context: Reading, query: DutyItemQuery) {
  const { db, person } = context;
  const { current, size } = query;
  const { scope, words, meant } = await searchOf(context, query);
  const found = await rows.listItems(db, scope, { limit: size, offset: (current - 1) * size });
  const total = (await rows.countByList(db, scope)).reduce((sum, one) => sum + one.total, 0);
  const items = found.map(({ content, ...row }) => ({ ...row, content: dutyItemContent.parse(content) }));
  const names = await namesFor(context, items);
  const services = new Map(
    (
      await rows.listServiceNames(
        db,
        person,
        items.flatMap(({ content }) => content.serviceIds),
      )
    ).map((one) => [one.serviceId, one]),
  );
  const records = items.map(({ deptPhone: _, revision: __, content, ...row }) => {
    const { serviceIds, attachments: ___, sort: ____, ...shown } = withFiles(content, addressFor(context));
    return {
      ...shown,
      ...row,
      coDepts: names(content),
      services: serviceIds.flatMap((id) => services.get(id) ?? []),
      titleMarks: words ? highlightsIn(content.title, words) : [],
    };
  });
  return { records, total, current, size, meant };
}

async function readItem(context: Reading, id: string) {
  const { lists } = await openLists(context);
  const enabled = lists.filter((list) => list.enabled);
  const found = await rows.getItem(
    context.db,
    id,
    enabled.map(({ code }) => code),
  );
  if (!found) return fail('not_found');
  const { content: stored, ...row } = found;
  const content = dutyItemContent.parse(stored);
  const { sort: _, ...shown } = withFiles(content, addressFor(context));
  const names = await namesFor(context, [{ content }]);
  const services = await rows.listTiles(context.db, context.person, content.serviceIds, context.now);
  return {
    ...shown,
    ...row,
    coDepts: names(content),
    listName: enabled.find(({ code }) => code === content.listType)?.name ?? '',
    // A visitor opens a service through its own page, which asks to sign in where that is needed.
    services: context.person ? services : services.map((one) => ({ ...one, serviceUrl: '' })),
  };
}

/** The names of the departments that take part; one removed in the meantime is left out. */
async function namesFor({ db }: Reading, items: readonly { content: ReturnType<typeof dutyItemContent.parse> }[]) {
  const ids = items.flatMap(({ content }) => content.coDepts.map(({ deptId }) => deptId));
  const names = new Map((ids.length > 0 ? await rows.listDeptNames(db, ids) : []).map((one) => [one.id, one.name]));
  return ({ coDepts }: (typeof items)[number]['content']) =>
    coDepts.flatMap((one) => {
      const deptName = names.get(one.deptId);
      return deptName === undefined ? [] : [{ ...one, deptName }];
    });
}

/** File addresses this reader may open. */
const addressFor =
  ({ person, files }: Reading) =>
  (id: string) =>
    person ? files.link(person, id) : files.publicLink(id);

type Calls = Pick<
  Handlers<typeof dutyLists>,
  'view' | 'departments' | 'page' | 'detail' | 'openView' | 'openDepartments' | 'openPage' | 'openDetail'
>;

/** Reading the lists, for visitors and signed-in people. */
export const reading: Calls = {
  view: (query, context) => readView(context, query),
  departments: (query, context) => readDepartments(context, query),
  page: (query, context) => readPage(context, query),
  detail: ({ id }, context) => readItem(context, id),
  openView: (query, context) => readView({ ...context, person: undefined }, query),
  openDepartments: (query, context) => readDepartments({ ...context, person: undefined }, query),
  openPage: (query, context) => readPage({ ...context, person: undefined }, query),
  openDetail: ({ id }, context) => readItem({ ...context, person: undefined }, id),
};
