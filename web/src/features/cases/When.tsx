import { formatTime } from '../../lib/format.ts';

/** A time as people say it; on paper the full one, which the print style takes from the title. */
export const When = ({ at, now }: { at: string; now: Date }) => (
  <time className="case-when" dateTime={at.replace(' ', 'T')} title={at}>
    {formatTime(at, now)}
  </time>
);
