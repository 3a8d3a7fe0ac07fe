import { parseWireTime } from './format.ts';
import { useSession } from './session.ts';

/** The server's current time, computed from its last answer; the computer's clock may be wrong. */
export function serverNow(): Date {
  const init = useSession.getState().init;
  return init ? new Date(parseWireTime(init.serverTime).getTime() + performance.now() - init.receivedAt) : new Date();
}
