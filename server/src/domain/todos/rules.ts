import type { TodoRow } from '@yizhan/contract/entities/todo.ts';
import { type Menu, menus, pathOfMenu } from '@yizhan/contract/sections.ts';
import { toOpenableAddress } from '../../common/addresses.ts';
import type { StoredTodo } from './queries.ts';
import type { ServiceTarget } from './target-queries.ts';

/** Where a to-do is done, as far as the portal knows. */
export type TodoTarget = Omit<ServiceTarget, 'serviceId' | 'code'> & { serviceId: string | null };
export type TargetedTodo = StoredTodo & TodoTarget;

const noTarget: TodoTarget = { serviceId: null, isUsable: false, identityId: null, deptName: '', deptPhone: '' };

const menuOfPath = new Map<string, Menu>(menus.map((menu) => [pathOfMenu(menu), menu]));

/** The service whose page the to-do's own address opens. */
const serviceIdOf = ({ url }: StoredTodo) => /^#?\/home\/service\/(\d{1,18})$/.exec(url)?.[1];
/** Without an address the item's code may be that of a service. */
const codeOf = ({ url, itemCode }: StoredTodo) => (/^(#?\/|https?:\/\/)/.test(url) ? undefined : itemCode || undefined);
/** The section of administration that the address opens. */
const menuOf = ({ url }: StoredTodo) => menuOfPath.get(url.replace(/^#+/, '').split('?', 1)[0] ?? '');

const every = <T>(todos: readonly StoredTodo[], of: (todo: StoredTodo) => T | undefined) => [
  ...new Set(todos.map(of).filter((value) => value !== undefined)),
];

/** What has to be looked up for these to-dos; nothing for those that lead to other systems. */
export const lookupsFor = (todos: readonly StoredTodo[], isOpen: (menu: Menu) => boolean) => ({
  ids: every(todos, serviceIdOf),
  codes: every(todos, codeOf),
  menus: every(todos, menuOf).filter((menu) => !isOpen(menu)),
});

type Targets = { services: readonly ServiceTarget[]; identities: readonly { menu: Menu; identityId: string | null }[] };

/** The to-do with what was looked up for it. */
export function withTarget(todo: StoredTodo, { services, identities }: Targets): TargetedTodo {
  const [serviceId, code, menu] = [serviceIdOf(todo), codeOf(todo), menuOf(todo)];
  const service = services.find((one) => (serviceId ? one.serviceId === serviceId : one.code === code));
  const section = identities.find((one) => one.menu === menu);
  // A section that none of the person's identities opens is no place to go to.
  const url = section?.identityId === null ? '' : todo.url;
  return { ...todo, url, ...noTarget, ...(service ?? { identityId: section?.identityId ?? null }) };
}

const ownAddress = ({ url }: TargetedTodo) => toOpenableAddress(url);
const servicePage = ({ serviceId, isUsable, identityId }: TodoTarget) =>
  serviceId && (isUsable || identityId) ? `#/home/service/${serviceId}` : null;

/** Where a to-do can be done; the first that has an address wins. */
const places: readonly ((todo: TargetedTodo) => string | null)[] = [ownAddress, servicePage];

/** HM-2: every to-do opens something or says whom to ask. */
export function targetOf(todo: TargetedTodo): Pick<TodoRow, 'url' | 'identityId' | 'ask'> {
  const { identityId, deptName, deptPhone, initiator } = todo;
  for (const place of places) {
    const url = place(todo);
    if (url) return { url, identityId, ask: null };
  }
  return { url: null, identityId: null, ask: { name: deptName || initiator, phone: deptPhone } };
}

/** Where it is done on a phone, when that is another address. */
export const mobileAddressOf = ({ mobileUrl, url }: TargetedTodo): string | null =>
  url === '' || mobileUrl === url ? null : toOpenableAddress(mobileUrl);

/** Who began it, and where they belong; of what one began oneself there is nothing to say. */
export const initiatorOf = ({ category, initiator, initiatorDept }: TargetedTodo): string =>
  category === 'STARTED' ? '' : [initiator, initiatorDept].filter(Boolean).join(' · ');
