import { Icon } from '../ui/Icon.tsx';
import './FoldButton.css';

type FoldButtonProps = { isOpen: boolean; controls: string; label: string; onToggle: () => void };

/** For what a phone shows only the beginning of. */
export const FoldButton = ({ isOpen, controls, label, onToggle }: FoldButtonProps) => (
  <button type="button" className="card-fold" aria-expanded={isOpen} aria-controls={controls} onClick={onToggle}>
    {label}
    <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={14} />
  </button>
);
