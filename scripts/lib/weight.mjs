import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { inRoot } from './root.mjs';

const entry = 'src/app/main.tsx';

/**
 * Kilobytes, gzip, of script and style that the browser must have before a first screen paints.
 * What surrounds a screen counts too, when the build made it a file of its own.
 */
const firstScreens = {
  landing: {
    goal: 110,
    screen: 'src/features/landing/LandingScreen.tsx',
    around: ['src/features/landing/landing.css'],
  },
  login: { goal: 110, screen: 'src/features/session/LoginScreen.tsx', around: ['src/app/Entrance.tsx'] },
  home: { goal: 120, screen: 'src/features/home/HomeScreen.tsx', around: ['src/app/shell/Shell.tsx'] },
};

/** Answers `[{ name, kilobytes, goal, files }]`, the heaviest file first. */
export function weigh() {
  const manifest = JSON.parse(readFileSync(inRoot('web/dist/.vite/manifest.json'), 'utf8'));
  return Object.entries(firstScreens).map(([name, { screen, around, goal }]) => {
    if (!(screen in manifest)) throw new Error(`${screen} is not loaded on its own any more`);
    const chunks = [entry, screen, ...around.filter((part) => part in manifest)];
    const files = [...filesOf(manifest, chunks)].map((file) => ({ file, kilobytes: sizeOf(file) }));
    files.sort((a, b) => b.kilobytes - a.kilobytes);
    return { name, goal, files, kilobytes: files.reduce((sum, file) => sum + file.kilobytes, 0) };
  });
}

/** Everything reached by static import; what is loaded lazily comes after the paint. */
function filesOf(manifest, keys) {
  const files = new Set();
  const visited = new Set();
  const walk = (key) => {
    if (visited.has(key)) return;
    visited.add(key);
    const chunk = manifest[key];
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const next of chunk.imports ?? []) walk(next);
  };
  for (const key of keys) walk(key);
  return files;
}

const sizeOf = (file) => gzipSync(readFileSync(inRoot('web/dist', file))).length / 1024;
