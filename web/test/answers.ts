import { vi } from 'vitest';

type Answer = { status?: number; msg?: string; result?: unknown };

/** Answers calls by the end of their path, and tells which were made with what. */
export function answerCalls(
  answers: Readonly<Record<string, (body: Record<string, unknown>) => Answer | Promise<Answer>>>,
) {
  const made: { path: string; body: Record<string, unknown> }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = Object.keys(answers).find((end) => url.split('?')[0]?.endsWith(end)) ?? url;
    const { user_info_id: _, user_info_name: __, ...body } = JSON.parse(String(init.body ?? '{}'));
    made.push({ path, body });
    const { status = 1000, msg = '', result = null } = (await answers[path]?.(body)) ?? { status: 404 };
    return new Response(JSON.stringify({ status, msg, msgDetail: '', result }));
  });
  return made;
}
