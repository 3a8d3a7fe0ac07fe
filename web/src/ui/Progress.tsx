import { classes } from './classes.ts';
import './Progress.css';

type ProgressProps = {
  /** 0 to 100; indeterminate without it. */
  value?: number | undefined;
  /** Accessible name of the progress. */
  label: string;
  tone?: 'info' | 'good' | 'bad' | undefined;
  /** Shows the number beside the bar. */
  figure?: boolean | undefined;
  className?: string | undefined;
};

export function Progress({ value, label, tone = 'info', figure = false, className }: ProgressProps) {
  const now = value === undefined ? undefined : Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div
      className={classes('yz-progress', `yz-progress--${tone}`, now === undefined && 'yz-progress--unknown', className)}
    >
      <div
        className="yz-progress__track"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={now}
      >
        <div className="yz-progress__bar" style={now === undefined ? undefined : { width: `${now}%` }} />
      </div>
      {figure && now !== undefined && <span className="yz-progress__figure">{now}%</span>}
    </div>
  );
}
