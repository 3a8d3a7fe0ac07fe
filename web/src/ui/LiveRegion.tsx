import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Announces `text` to screen readers whenever it changes; must be mounted before there is a text. */
export function LiveRegion({ text, urgent = false }: { text: string; urgent?: boolean | undefined }) {
  return (
    <span aria-live={urgent ? 'assertive' : 'polite'} aria-atomic="true">
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
