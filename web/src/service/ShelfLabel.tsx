import './ShelfLabel.css';

/** The word a service carries on its shelf: 新, 热, 荐 … */
export const ShelfLabel = ({ name }: { name: string }) =>
  name === '' ? null : <span className="shelf-label">{name}</span>;
