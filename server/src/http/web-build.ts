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

/** What the document must name to start the client. */
export type WebBuild = {
  folder: string;
  script: string;
  /** Of the client's ground and of the pages the server writes itself. */
  styles: string[];
  /** The same styles and /boot.js as text: the first page waits for nothing but itself. */
  inline: { styles: string; boot: string | undefined };
  preloads: string[];
  /** What a signed-in person's first page is made of besides. */
  signedIn: string[];
};

const landingStyles = 'src/features/landing/landing.css';
const signedInScreens = ['src/app/shell/Shell.tsx', 'src/features/home/HomeScreen.tsx'];

/** The client as Vite built it; none when it is not built (tests of the API, development). */
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

/** Nothing for a file that is not there, or that could end the element it is written into. */
function textOf(folder: string, file: string): string | undefined {
  const path = join(folder, file);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  return text === undefined || /<\/(script|style)/i.test(text) ? undefined : text;
}

/** The entry and everything it imports before its first line runs. */
function reachable(chunks: z.infer<typeof manifest>, name: string, seen = new Set<string>()): string[] {
  if (seen.has(name)) return [];
  seen.add(name);
  return [name, ...(chunks[name]?.imports ?? []).flatMap((next) => reachable(chunks, next, seen))];
}

/** Built, this file is part of server/dist/main.js; in the sources it stands one floor deeper. */
function webFolder() {
  const up = import.meta.url.endsWith('.js') ? '../../web/dist' : '../../../web/dist';
  return fileURLToPath(new URL(up, import.meta.url));
}
