import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from './classes.ts';
import './Checkbox.css';

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange' | 'checked' | 'style'> & {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Indeterminate: some of the items it stands for are selected. */
  partly?: boolean | undefined;
  children?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
};

export function Checkbox({ checked, onChange, partly = false, children, className, ref, ...rest }: CheckboxProps) {
  const setBox = (box: HTMLInputElement | null) => {
    if (box) box.indeterminate = partly;
    if (typeof ref === 'function') ref(box);
    else if (ref) ref.current = box;
  };
  return (
    <label className={classes('yz-checkbox', className)}>
      <input
        {...rest}
        ref={setBox}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children !== undefined && <span>{children}</span>}
    </label>
  );
}
