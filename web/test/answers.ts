import { fakeWire, type SentRequest } from './wire.ts';

type Answer = { status?: number; msg?: string; result?: unknown };

/** Answers calls by the end of their path, and remembers what was asked, without what goes along with every call. */
export function answerCalls(
  answers: Readonly<Record<string, (body: Record<string, unknown>) => Answer | Promise<Answer>>>,
) {
  const made: { path: string; body: Record<string, unknown> }[] = [];
  const remember = (path: string, sent: SentRequest) => {
    const { user_info_id: _, user_info_name: __, ...body } = sent.body;
    made.push({ path, body });
    return body;
  };
  const each = Object.entries(answers).map(([end, answer]) => [
    end,
    async (sent: SentRequest) => ({ msg: '', result: null, ...(await answer(remember(end, sent))) }),
  ]);
  const others = (sent: SentRequest) => {
    remember(sent.path, sent);
    return { status: 404, msg: '', result: null };
  };
  // Every path ends with nothing.
  fakeWire({ ...Object.fromEntries(each), '': others });
  return made;
}
