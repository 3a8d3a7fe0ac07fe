import { ApiError } from '../../lib/request.ts';
import { classes } from '../../ui/classes.ts';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import '../../ui/Button.css';

type Way = { href: string; label: string; onClick?: () => void };
type RefusedProps = { error: unknown; advice: string; ways: readonly Way[] };

/** The server answered, and refused: asking again would change nothing. */
export const isRefused = (error: unknown): error is ApiError => error instanceof ApiError && error.http === 200;

/** Why there is nothing to see: not there, withdrawn, or meant for others (SO-4, HL-7); and where to go instead. */
export function Refused({ error, advice, ways }: RefusedProps) {
  const { msg, msgDetail } = isRefused(error) ? error : { msg: undefined, msgDetail: undefined };
  return (
    <div className="yz-page service-refused">
      <ErrorNote title={msg} advice={advice} code={msgDetail} />
      <p className="service-refused__ways">
        {ways.map(({ href, label, onClick }, at) => (
          <a
            key={href}
            className={classes('yz-button', 'yz-button--medium', `yz-button--${at === 0 ? 'primary' : 'default'}`)}
            href={href}
            onClick={onClick}
          >
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}
