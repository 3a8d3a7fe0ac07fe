const cache = new Map<string, string>();
let brush: CanvasRenderingContext2D | null | undefined;

/** A colour in any notation as rgb(): antd's arithmetic knows neither color-mix nor oklch. */
export function toRgb(colour: string): string {
  const text = colour.trim();
  if (/^#|^rgb/.test(text) || text === '') return text;
  const result = cache.get(text) ?? painted(computed(text));
  cache.set(text, result);
  return result;
}

/** The browser's own arithmetic, done on a probe. */
function computed(colour: string): string {
  const probe = document.createElement('span');
  probe.hidden = true;
  probe.style.color = colour;
  document.body.append(probe);
  const result = getComputedStyle(probe).color;
  probe.remove();
  return result;
}

/** What comes out of the arithmetic may still be in a notation of its own; a painted point is not. */
function painted(colour: string): string {
  brush ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!brush) return colour;
  brush.clearRect(0, 0, 1, 1);
  brush.fillStyle = colour;
  brush.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha = 255] = brush.getImageData(0, 0, 1, 1).data;
  return `rgba(${red}, ${green}, ${blue}, ${Number((alpha / 255).toFixed(3))})`;
}
