const cache = new Map<string, string>();
let brush: CanvasRenderingContext2D | null | undefined;

/** Converts any CSS colour to rgb(): antd's colour functions know neither color-mix nor oklch. */
export function toRgb(colour: string): string {
  const text = colour.trim();
  if (/^#|^rgb/.test(text) || text === '') return text;
  const result = cache.get(text) ?? painted(computed(text));
  cache.set(text, result);
  return result;
}

/** Resolved by the browser, on a probe element. */
function computed(colour: string): string {
  const probe = document.createElement('span');
  probe.hidden = true;
  probe.style.color = colour;
  document.body.append(probe);
  const result = getComputedStyle(probe).color;
  probe.remove();
  return result;
}

/** The computed colour may still be in another notation; a painted pixel is not. */
function painted(colour: string): string {
  brush ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!brush) return colour;
  brush.clearRect(0, 0, 1, 1);
  brush.fillStyle = colour;
  brush.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha = 255] = brush.getImageData(0, 0, 1, 1).data;
  return `rgba(${red}, ${green}, ${blue}, ${Number((alpha / 255).toFixed(3))})`;
}
