/** What a key can ask for; Escape and Tab belong to every dialog. */
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
  // Alt and the arrows are the browser's way back and forward.
  if (altKey) return undefined;
  return (ctrlKey || metaKey ? controlled : plain)[key];
}
