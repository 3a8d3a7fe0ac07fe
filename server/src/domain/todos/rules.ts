import type { TodoRow } from '@yizhan/contract/entities/todo.ts';
import { toOpenableAddress } from '../../common/addresses.ts';

/** What is known of where a to-do is done. */
export type TodoTarget = {
  /** The address its system gave; may be anything. */
  url: string;
  serviceId: string | null;
  /** Whether the active identity may use the service. */
  isUsable: boolean;
  /** Another identity of the person that opens what the active one cannot. */
  identityId: string | null;
  deptName: string;
  deptPhone: string;
  initiator: string;
};

const ownAddress = ({ url }: TodoTarget) => toOpenableAddress(url);
const servicePage = ({ serviceId, isUsable, identityId }: TodoTarget) =>
  serviceId && (isUsable || identityId) ? `#/home/service/${serviceId}` : null;

/** Where a to-do can be done; the first that has an address wins. */
const places: readonly ((todo: TodoTarget) => string | null)[] = [ownAddress, servicePage];

/** HM-2: every to-do opens something or says whom to ask. */
export function targetOf(todo: TodoTarget): Pick<TodoRow, 'url' | 'identityId' | 'ask'> {
  const { identityId, deptName, deptPhone, initiator } = todo;
  for (const place of places) {
    const url = place(todo);
    if (url) return { url, identityId, ask: null };
  }
  return { url: null, identityId: null, ask: { name: deptName || initiator, phone: deptPhone } };
}
