const SHANGHAI_MS = 8 * 3_600_000; // no daylight saving time since 1991

/** `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai, the format of every time on the wire. */
export const toWireTime = (at: Date) =>
  new Date(at.getTime() + SHANGHAI_MS).toISOString().slice(0, 19).replace('T', ' ');

/** Parses a wire time; undefined for a date that does not exist, such as 30 February. */
export function parseWireTime(time: string): Date | undefined {
  const at = new Date(`${time.replace(' ', 'T')}+08:00`);
  return Number.isNaN(at.getTime()) || toWireTime(at) !== time ? undefined : at;
}
