import { parseWireTime } from './format.ts';
import { useSession } from './session.ts';

/** The server's time, as far as it told: what the computer takes for the time does not count. */
export function serverNow(): Date {
  const init = useSession.getState().init;
  return init ? new Date(parseWireTime(init.serverTime).getTime() + performance.now() - init.receivedAt) : new Date();
}
