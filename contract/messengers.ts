/** Plain list, without schemas: messengers whose account signs a person in once it is bound to theirs in the portal. */
export const messengers = ['wechat', 'wecom', 'dingtalk'] as const;
export type Messenger = (typeof messengers)[number];

export const isMessenger = (way: string): way is Messenger => messengers.some((messenger) => messenger === way);

/** One value for each messenger. */
export const forMessengers = <T>(toValue: (messenger: Messenger) => T) =>
  Object.fromEntries(messengers.map((messenger) => [messenger, toValue(messenger)])) as Record<Messenger, T>;
