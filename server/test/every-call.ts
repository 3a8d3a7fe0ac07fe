import type { Call } from '@yizhan/contract/call.ts';
import { contract } from '@yizhan/contract/contract.ts';

/** Every call of the contract with its name, for tests that walk them all. */
export const everyCall = Object.entries(contract).flatMap(([group, calls]) =>
  Object.entries(calls as Record<string, Call>).map(([name, call]) => ({ name: `${group}.${name}`, call })),
);
