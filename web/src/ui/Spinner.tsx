import { classes } from './classes.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import './Spinner.css';

type SpinnerProps = {
  size?: number | undefined;
  /** Read by screen readers; without it the spinner is decorative. */
  label?: string | undefined;
  className?: string | undefined;
};

export function Spinner({ size = 20, label, className }: SpinnerProps) {
  return (
    <span className={classes('yz-spinner', className)} role={label ? 'status' : undefined}>
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <circle className="yz-spinner__track" cx="12" cy="12" r="9.5" />
        <path className="yz-spinner__arc" d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" />
      </svg>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
