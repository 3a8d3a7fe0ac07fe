import type { Call } from '@yizhan/contract/call.ts';
import { contract } from '@yizhan/contract/contract.ts';

/** Every call of the contract with its name, for tests that iterate over all of them. */
export const everyCall = Object.entries(contract).flatMap(([group, calls]) =>
  Object.entries(calls as Record<string, Call>).map(([name, call]) => ({ name: `${group}.${name}`, call })),
);
