import { TextField } from '../../ui/TextField.tsx';

type NumberFieldProps = {
  label: string;
  value: number;
  error?: string | undefined;
  onChange: (value: number) => void;
};

/** A number; what is empty or none is not one, and the form says so. */
export function NumberField({ label, value, error, onChange }: NumberFieldProps) {
  return (
    <TextField
      type="number"
      label={label}
      required
      value={Number.isNaN(value) ? '' : String(value)}
      error={error}
      onChange={(text) => onChange(text === '' ? Number.NaN : Number(text))}
    />
  );
}
