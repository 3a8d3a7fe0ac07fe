/** Commands a key can trigger; Escape and Tab are handled by the dialog. */
export type Command = 'previous' | 'next' | 'zoomIn' | 'zoomOut' | 'fit' | 'original' | 'toggle';

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const plain: Readonly<Record<string, Command>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  ArrowUp: 'zoomIn',
  ArrowDown: 'zoomOut',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  ' ': 'toggle',
};

const controlled: Readonly<Record<string, Command>> = {
  '0': 'fit',
  '1': 'original',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
};

export function parseCommand({ key, ctrlKey, metaKey, altKey }: KeyPress): Command | undefined {
  // Alt and the arrows navigate the browser's history.
  if (altKey) return undefined;
  return (ctrlKey || metaKey ? controlled : plain)[key];
}
