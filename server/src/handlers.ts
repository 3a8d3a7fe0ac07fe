import type { Call, Group, Parsed } from '@yizhan/contract/call.ts';
import type { Contract } from '@yizhan/contract/contract.ts';
import type * as z from 'zod';
import type { OpenContext, SignedInContext } from './context.ts';

type Answer<C extends Call> = z.input<C['output']>;

export type Handler<C extends Call> = (
  input: Parsed<C>,
  context: C['access'] extends 'nobody' ? OpenContext : SignedInContext,
) => Promise<Answer<C>>;

/** One handler for each call of a group. A missing one is a compile error. */
export type Handlers<G extends Group> = { [K in keyof G]: Handler<G[K]> };

export type AllHandlers = { [G in keyof Contract]: Handlers<Contract[G]> };
