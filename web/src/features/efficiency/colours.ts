const names = {
  brand: '--brand',
  good: '--good',
  warn: '--warn',
  bad: '--bad',
  ink: '--ink',
  second: '--second',
  faint: '--faint',
  line: '--line',
  surface: '--surface',
  soft: '--brand-soft',
} as const;

export type ChartColours = Record<keyof typeof names, string>;

const known = new Map<string, ChartColours>();

/** The colours a canvas needs by value, as they are where the chart stands; read once for each look of the page. */
export function coloursOf(element: Element, look: string): ChartColours {
  const colours = known.get(look) ?? readColours(element);
  known.set(look, colours);
  return colours;
}

function readColours(element: Element): ChartColours {
  const style = getComputedStyle(element);
  const probe = document.createElement('span');
  element.append(probe);
  const read = (name: string) => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color || style.color;
  };
  const colours = Object.fromEntries(Object.entries(names).map(([key, name]) => [key, toRgb(read(name))]));
  probe.remove();
  return colours as ChartColours;
}

/** Mixed colours come as `color(srgb …)` or `oklab(…)`, which the chart does not read: a canvas turns them into bytes. */
function toRgb(colour: string): string {
  if (colour.startsWith('rgb')) return colour;
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return colour;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [r, g, b] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${r}, ${g}, ${b})`;
}
