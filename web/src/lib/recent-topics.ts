import * as socketLimits from '@yizhan/contract/limits/socket.ts';

/** The topics of the last minute: a tab that reads its data first and joins afterwards missed those in between. */
export function recentTopics() {
  const times = new Map<string, number>();
  const forgetOld = () => {
    for (const [topic, at] of times) if (Date.now() - at > socketLimits.recentHintsMs) times.delete(topic);
  };
  return {
    add(topic: string) {
      forgetOld();
      times.set(topic, Date.now());
    },
    list(): string[] {
      forgetOld();
      return [...times.keys()];
    },
  };
}
