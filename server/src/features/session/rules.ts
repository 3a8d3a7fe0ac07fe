import * as sessionLimits from '@yizhan/contract/limits/session.ts';

export type RefreshToken = {
  rotatedAt: Date | null;
  refreshUntil: Date;
  endedAt: Date | null;
  ticketUntil: Date | null;
};

/** Reuse shortly after a rotation is a lost response. Later it is a stolen token, and the whole family is revoked. */
export function decideRefresh(token: RefreshToken, now: Date): 'good' | 'refused' | 'stolen' {
  if (token.endedAt || (token.ticketUntil && token.ticketUntil <= now)) return 'refused';
  if (token.rotatedAt) {
    const age = now.getTime() - token.rotatedAt.getTime();
    return age <= sessionLimits.rotationGraceSeconds * 1000 ? 'refused' : 'stolen';
  }
  return token.refreshUntil > now ? 'good' : 'refused';
}

/** The token of the header, with or without a `bearer` prefix. */
export const tokenIn = (header: string | undefined) => /^(?:bearer )?(\S{20,200})$/i.exec(header ?? '')?.[1];
