import './ShelfLabel.css';

/** The label of a service: 新, 热, 荐 … */
export const ShelfLabel = ({ name }: { name: string }) =>
  name === '' ? null : <span className="shelf-label">{name}</span>;
