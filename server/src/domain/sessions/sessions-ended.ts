import type { Bus } from '../../outside/bus.ts';

export function publishSessionsEnded(bus: Bus, sessionIds: readonly string[]) {
  for (const sessionId of sessionIds) bus.publish('session.changed', { sessionId });
}
