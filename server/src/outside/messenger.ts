import * as z from 'zod';
import type { Foreign, ForeignRequest } from './foreign.ts';

export type MessengerApp = { baseUrl: string; appId: string; agentId: string; appSecret: string };
type AuthorizeRequest = Pick<MessengerApp, 'appId' | 'agentId'> & {
  authorizeUrl: string;
  back: string;
  state: string;
};

export type MessengerRefusal = { is: 'refused'; code: string; words: string };
type MessengerAnswer = { is: 'known'; outerId: string } | MessengerRefusal;

/** What differs between messengers. */
export type MessengerClient = {
  /** The page where people show who they are; it leads back with a code. */
  authorizeAddress(request: AuthorizeRequest): string;
  /** The person whom the code was issued to. */
  exchangeCode(foreign: Pick<Foreign, 'ask'>, app: MessengerApp, code: string): Promise<MessengerAnswer>;
  /** The refusal of an app that is right, whose code is not. */
  invalidCode: string;
};

/** Ids are printable ASCII; the length limit is ours. */
export const outerId = z.string().regex(/^[\x21-\x7e]{1,200}$/);

/** How the interfaces of WeChat and WeCom refuse, with status 200. */
export const errcodeRefusal = z
  .object({ errcode: z.number().refine((code) => code !== 0), errmsg: z.string().default('') })
  .transform(({ errcode, errmsg }): MessengerRefusal => ({ is: 'refused', code: String(errcode), words: errmsg }));

type Shapes<T> = { good: z.ZodType<T>; refusal: z.ZodType<MessengerRefusal> };

/** A request whose answer has one of the two shapes; anything else does not come from the messenger. */
export async function askMessenger<T>(
  foreign: Pick<Foreign, 'ask'>,
  address: string,
  { good, refusal }: Shapes<T>,
  request?: ForeignRequest,
): Promise<{ is: 'good'; data: T } | MessengerRefusal> {
  const answer = await foreign.ask(address, request);
  const body = jsonIn(await answer.text());
  const refused = refusal.safeParse(body);
  if (refused.success) return refused.data;
  if (answer.status !== 200) throw new Error(`HTTP ${answer.status}`);
  const parsed = good.safeParse(body);
  if (!parsed.success) throw new Error('not an answer of a messenger');
  return { is: 'good', data: parsed.data };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
