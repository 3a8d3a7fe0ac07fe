// A single time zone, without daylight saving since 1991.
const SHANGHAI_MS = 8 * 3_600_000;

/** `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai, as on the wire. */
export const toWireTime = (at: Date): string =>
  new Date(at.getTime() + SHANGHAI_MS).toISOString().slice(0, 19).replace('T', ' ');

export const parseWireTime = (wire: string): Date => new Date(`${wire.replace(' ', 'T')}+08:00`);
