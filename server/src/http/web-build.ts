import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
  }),
);

/** What the document must reference to start the client. */
export type WebBuild = {
  folder: string;
  script: string;
  /** The client's base styles and those of the server-rendered pages. */
  styles: string[];
  /** The same styles and /boot.js as text, inlined so that the first page needs no further request. */
  inline: { styles: string; boot: string | undefined };
  preloads: string[];
  /** Additional files of a signed-in person's first page. */
  signedIn: string[];
};

const landingStyles = 'src/features/landing/landing.css';
const signedInScreens = ['src/app/shell/Shell.tsx', 'src/features/home/HomeScreen.tsx'];

/** The client as built by Vite; undefined if it is not built (API tests, development). */
export function readWebBuild(folder: string = webFolder()): WebBuild | undefined {
  const file = join(folder, '.vite/manifest.json');
  if (!existsSync(file)) return undefined;
  const chunks = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  const entry = Object.entries(chunks).find(([, chunk]) => chunk.isEntry && chunk.file.endsWith('.js'));
  if (!entry) throw new Error(`${file} names no entry`);
  const [name, { file: script }] = entry;
  const first = reachable(chunks, name);
  const own = [...new Set(first.flatMap((chunk) => chunks[chunk]?.css ?? []))];
  const styles = [...own, ...(chunks[landingStyles] ? [chunks[landingStyles].file] : [])];
  return {
    folder,
    script: `/${script}`,
    styles: styles.map((css) => `/${css}`),
    inline: {
      styles: styles.map((css) => textOf(folder, css) ?? '').join('\n'),
      boot: textOf(folder, 'boot.js'),
    },
    preloads: first.flatMap((chunk) => (chunk === name ? [] : [`/${chunks[chunk]?.file}`])),
    signedIn: [...new Set(signedInScreens.flatMap((screen) => reachable(chunks, screen)))]
      .filter((chunk) => !first.includes(chunk))
      .flatMap((chunk) => [...(chunks[chunk]?.css ?? []), chunks[chunk]?.file ?? []].flat())
      .map((file) => `/${file}`),
  };
}

/** Undefined if the file is missing or contains text that could close the element it is inlined into. */
function textOf(folder: string, file: string): string | undefined {
  const path = join(folder, file);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  return text === undefined || /<\/(script|style)/i.test(text) ? undefined : text;
}

/** The entry and all its static imports. */
function reachable(chunks: z.infer<typeof manifest>, name: string, seen = new Set<string>()): string[] {
  if (seen.has(name)) return [];
  seen.add(name);
  return [name, ...(chunks[name]?.imports ?? []).flatMap((next) => reachable(chunks, next, seen))];
}

/** In the build this file is part of server/dist/main.js; in the sources it is one level deeper. */
function webFolder() {
  const up = import.meta.url.endsWith('.js') ? '../../web/dist' : '../../../web/dist';
  return fileURLToPath(new URL(up, import.meta.url));
}
