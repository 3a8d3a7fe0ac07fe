import type { ItemResult, OpenCall, OpenCalls } from '@yizhan/contract/open/calls.ts';
import type { ItemError } from '@yizhan/contract/open/item-errors.ts';
import { openItems as en } from '@yizhan/contract/texts/en/open-items.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { openItems as zh } from '@yizhan/contract/texts/zh-CN/open-items.ts';
import type * as z from 'zod';
import type { FailureParams } from '../../common/fail.ts';
import type { HandlerParts } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import type { ApiClient } from '../../domain/api-clients/client.ts';
import type { Tenant } from '../../domain/tenants/tenants.ts';
import type { Caller } from '../../person.ts';

/** What a call of the open interface has at hand. */
export type PushContext = HandlerParts & {
  /** Outside the transaction: for what is looked up before it begins. */
  db: Db;
  client: ApiClient;
  tenant: Tenant;
  now: Date;
  caller: Caller;
};

/** Effects outside the database, after the commit: hints to open pages. */
export type AfterCommit = (effect: () => void) => void;

/** Prepares what needs no transaction, and answers the writing, which is done in one. */
type Write<T> = (db: Db, afterCommit: AfterCommit) => Promise<T>;

type Input<C extends OpenCall> = C extends { batch: { item: infer I extends z.ZodType } }
  ? z.output<I>[]
  : z.output<C['input']>;
type Answer<C extends OpenCall> = C extends { batch: unknown } ? ItemFailure[] : z.input<C['output']>;

export type PushHandler<C extends OpenCall> = (input: Input<C>, context: PushContext) => Promise<Write<Answer<C>>>;
export type PushHandlers = { [K in keyof OpenCalls]: PushHandler<OpenCalls[K]> };

/** An item that was not taken; all others were. `at` is its place in the list the handler was given. */
export type ItemFailure = { at: number; code: ItemError; params?: FailureParams };

export const toItemResult = (
  sourceId: string,
  failure: Omit<ItemFailure, 'at'> | undefined,
  language: Caller['language'],
): ItemResult =>
  failure
    ? {
        sourceId,
        ok: false,
        error: fill((language === 'en' ? en : zh)[failure.code], failure.params ?? {}),
        code: failure.code,
      }
    : { sourceId, ok: true, error: null, code: null };
