import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Says `text` to screen readers whenever it changes; stands in the page before it has anything to say. */
export function LiveRegion({ text, urgent = false }: { text: string; urgent?: boolean | undefined }) {
  return (
    <span aria-live={urgent ? 'assertive' : 'polite'} aria-atomic="true">
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
