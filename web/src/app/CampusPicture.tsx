import './CampusPicture.css';

const ground = 560;
const box = (x: number, top: number, width: number, bottom = ground) => `M${x} ${top}h${width}V${bottom}H${x}z`;

/** A roof with raised eaves, centred at x. */
const roof = (x: number, y: number, half: number, rise: number) =>
  `M${x - half} ${y}q${half * 0.36} ${-rise * 0.15} ${half * 0.6} ${-rise}h${half * 0.8}q${half * 0.24} ${rise * 0.85} ${half * 0.6} ${rise}z`;

const hill = (x: number, peak: number, half: number) =>
  `M${x - half} ${ground}C${x - half * 0.5} ${ground} ${x - half * 0.35} ${peak} ${x} ${peak}S${x + half * 0.5} ${ground} ${x + half} ${ground}z`;

const cloud = (x: number, y: number, s: number) =>
  `M${x} ${y}h${s * 4.6}a${s} ${s} 0 0 0-${s * 0.5}-${s * 1.8}a${s * 1.4} ${s * 1.4} 0 0 0-${s * 2.5}-${s * 0.7}a${s * 1.1} ${s * 1.1} 0 0 0-${s * 1.6} ${s * 2.5}z`;

const tree = (x: number, s: number) =>
  `M${x - 2} ${ground}v${-s * 1.2}h4v${s * 1.2}zM${x} ${ground - s * 2.8}c${s} 0 ${s * 1.1} ${s * 2} 0 ${s * 2}s${-s} ${-s * 2} 0 ${-s * 2}z`;

function windows(x: number, y: number, columns: number, rows: number, [w, h] = [12, 16]) {
  const all = Array.from({ length: columns * rows }, (_, i) => {
    const top = y + Math.floor(i / columns) * (h + 14);
    return box(x + (i % columns) * (w + 12), top, w, top + h);
  });
  return all.join('');
}

const layers: readonly [name: string, ...shapes: string[]][] = [
  ['cloud', cloud(110, 190, 20), cloud(560, 130, 15), cloud(740, 262, 20)],
  ['far', hill(120, 370, 420), hill(520, 310, 460), hill(880, 360, 400)],
  ['near', hill(-20, 450, 320), hill(330, 440, 300), hill(690, 430, 330), hill(980, 440, 260)],
  // Dormitories and laboratories behind, the bell tower, the library's drum and dome.
  ['back', box(44, 440, 86), box(840, 424, 92), box(238, 300, 64), roof(270, 304, 58, 30), 'M268 246h4v30h-4z'],
  ['back', box(650, 420, 150), 'M672 420a53 53 0 0 1 106 0zM723 348h4v22h-4z'],
  // Teaching blocks, and the main hall with two roofs.
  ['front', box(104, 470, 150), box(740, 476, 160)],
  ['front', roof(480, 366, 152, 46), box(380, 364, 200, 416), roof(480, 424, 200, 38), box(312, 422, 336)],
  ['window', windows(124, 490, 5, 2), windows(762, 496, 5, 2), windows(60, 458, 3, 1), windows(856, 444, 3, 1)],
  ['window', ...[334, 382, 430, 510, 558, 606].map((x) => box(x, 448, 20, 536))],
  ['window', 'M462 560v-68a18 18 0 0 1 36 0v68zM258 330a12 12 0 1 0 24 0 12 12 0 1 0-24 0z'],
  [
    'window',
    ...[400, 436, 506, 542].map((x) => box(x, 378, 18, 404)),
    ...[672, 706, 740].map((x) => box(x, 440, 14, 466)),
  ],
  ['tree', ...[20, 84, 286, 300, 664, 682, 716, 918, 944].map((x, i) => tree(x, 22 + (i % 4) * 5))],
  ['lake', box(0, ground, 960, 720)],
  ['ripple', 'M380 578h200M340 600h280M400 624h170M250 646h120M610 652h150M90 620h110M780 604h120M440 682h90'],
];

/** The campus by its lake, in tints of the school's colour; lights are on in dark mode. */
export default function CampusPicture() {
  return (
    <svg className="campus" viewBox="0 0 960 720" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle className="campus__sun" cx="742" cy="150" r="46" />
      {layers.map(([name, ...shapes]) => (
        <path key={shapes[0]} className={`campus__${name}`} d={shapes.join('')} />
      ))}
    </svg>
  );
}
