import { home } from '@yizhan/contract/texts/zh-CN/home.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { useNow } from '../../lib/useNow.ts';
import { toWireTime } from '../../lib/wire-time.ts';
import { partOfDay } from './part-of-day.ts';

const t = textsOf({ home });

export function Greeting() {
  const now = useNow();
  const name = useSession((s) => s.session?.user.nick_name ?? '');
  return t(partOfDay(Number(toWireTime(now).slice(11, 13))), { name });
}
