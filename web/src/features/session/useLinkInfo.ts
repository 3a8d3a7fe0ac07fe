import { REFUSED } from '@yizhan/contract/statuses.ts';
import { useEffect, useState } from 'react';
import { type Api, api } from '../../lib/api.ts';
import { ApiError } from '../../lib/request.ts';

type LinkInfo = Awaited<ReturnType<Api['session']['linkInfo']>>;
export type LinkState =
  | { is: 'missing' }
  | { is: 'asking' }
  | { is: 'gone' }
  | { is: 'unread'; error: unknown }
  | { is: 'good'; info: LinkInfo };

const isRefusal = (error: unknown) => error instanceof ApiError && error.status === REFUSED;

/** The person a one-time link is for, fetched once. */
export function useLinkInfo(code: string): LinkState {
  const [answer, setAnswer] = useState<{ code: string; link: LinkState }>();
  useEffect(() => {
    if (code === '') return;
    let isUnmounted = false;
    const answered = (link: LinkState) => !isUnmounted && setAnswer({ code, link });
    api.session.linkInfo({ code }).then(
      (info) => answered({ is: 'good', info }),
      (error: unknown) => answered(isRefusal(error) ? { is: 'gone' } : { is: 'unread', error }),
    );
    return () => {
      isUnmounted = true;
    };
  }, [code]);
  if (code === '') return { is: 'missing' };
  return answer?.code === code ? answer.link : { is: 'asking' };
}
