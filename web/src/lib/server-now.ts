import { parseTime } from './format.ts';
import { useSession } from './session.ts';

/** The server's time, as far as it told: what the computer takes for the time does not count. */
export function serverNow(): Date {
  const init = useSession.getState().init;
  return init ? new Date(parseTime(init.serverTime).getTime() + performance.now() - init.heardAt) : new Date();
}
