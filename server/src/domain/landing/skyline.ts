import { Html } from '../../common/html.ts';

const box = (x: number, top: number, width: number, bottom = 260) => `M${x} ${top}h${width}V${bottom}H${x}z`;

/** A roof with lifted eaves: centre, eaves' height, half width, rise. */
const roof = (x: number, y: number, half: number, rise: number) =>
  `M${x - half} ${y}q${half * 0.35} ${-rise * 0.2} ${half * 0.62} ${-rise}h${half * 0.76}q${half * 0.27} ${rise * 0.8} ${half * 0.62} ${rise}z`;

const tree = (x: number, y: number, size: number) =>
  `M${x - 2} 260v${y - 260}h4v${260 - y}zM${x} ${y - size * 1.5}c${size * 0.9} 0 ${size} ${size * 1.7} 0 ${size * 1.7}s${-size * 0.9} ${-size * 1.7} 0 ${-size * 1.7}z`;

const cloud = (x: number, y: number, size: number) =>
  `M${x} ${y}h${size * 4}a${size * 0.8} ${size * 0.8} 0 0 0-${size * 0.9}-${size * 1.3}a${size} ${size} 0 0 0-${size * 1.8}-${size * 0.4}a${size * 0.9} ${size * 0.9} 0 0 0-${size * 1.3} ${size * 1.7}z`;

const hill = (x: number, peak: number, half: number) =>
  `M${x - half} 260C${x - half * 0.5} 260 ${x - half * 0.35} ${peak} ${x} ${peak}S${x + half * 0.5} 260 ${x + half} 260z`;

const rounded = (path: string) => path.replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));

const layers: [name: string, ...shapes: string[]][] = [
  ['cloud', cloud(180, 70, 17), cloud(600, 52, 14), cloud(1130, 84, 18), cloud(880, 40, 10)],
  ['far', hill(120, 118, 330), hill(420, 78, 380), hill(820, 52, 430), hill(1130, 96, 340), hill(1420, 112, 330)],
  ['near', hill(10, 170, 300), hill(300, 148, 330), hill(660, 150, 380), hill(1030, 136, 340), hill(1330, 158, 320)],
  [
    'back',
    // dormitories and laboratories behind
    box(60, 170, 70),
    box(138, 150, 54),
    box(290, 160, 84),
    box(1076, 154, 78),
    box(1236, 146, 60),
    box(1304, 172, 84),
    // the bell tower
    box(512, 96, 44),
    roof(534, 98, 40, 22),
    'M532 56h4v22h-4z',
    // the library's drum and dome
    box(884, 138, 120),
    'M904 138a40 40 0 0 1 80 0zM942 86h4v14h-4z',
  ],
  [
    'front',
    // teaching blocks
    box(200, 186, 120),
    box(392, 178, 108),
    box(1010, 184, 96),
    box(1150, 190, 110),
    // the main hall, two roofs over columns
    roof(720, 132, 116, 34),
    box(640, 132, 160, 166),
    roof(720, 172, 150, 26),
    box(596, 172, 248),
  ],
  ['window', windows(212, 200, 6, 3), windows(404, 192, 5, 3), windows(1022, 198, 4, 3), windows(1162, 204, 5, 2)],
  [
    'window',
    ...[612, 648, 684, 740, 776, 812].map((x) => box(x, 190, 16, 244)),
    'M706 260v-52a14 14 0 0 1 28 0v52z',
    'M527 112a7 7 0 1 0 14 0 7 7 0 1 0-14 0z',
    ...[902, 926, 950, 974].map((x) => box(x, 158, 12, 196)),
  ],
  [
    'tree',
    ...[24, 168, 352, 376, 560, 580, 862, 876, 1124, 1216, 1410].map((x, i) =>
      tree(x, 232 - (i % 3) * 6, 18 + (i % 4) * 3),
    ),
    'M0 256h1440v4H0z',
  ],
];

function windows(x: number, y: number, columns: number, rows: number) {
  return Array.from({ length: columns * rows }, (_, i) =>
    box(x + (i % columns) * 18, y + Math.floor(i / columns) * 20, 9, y + Math.floor(i / columns) * 20 + 11),
  ).join('');
}

/** The campus in tints of the school's own colour; a small picture that follows the theme. */
export const skyline = new Html(
  `<svg class="skyline" viewBox="0 0 1440 260" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${layers
    .map(([name, ...shapes]) => `<path class="skyline-${name}" d="${rounded(shapes.join(''))}"/>`)
    .join('')}</svg>`,
);
