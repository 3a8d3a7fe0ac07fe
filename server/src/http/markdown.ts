import { Html, html } from '../common/html.ts';

/**
 * Markdown as our handbook writes it: headings, paragraphs, lists of one level, tables, code, bold, links. Our own
 * text, but escaped all the same.
 */
export function markdownHtml(text: string): Html {
  const blocks = text.replaceAll('\r', '').split(/\n{2,}(?=\S)/);
  return new Html(blocks.flatMap((block) => pieces(block.trimEnd())).join('\n'));
}

const isItem = (line: string) => /^\s*(-|\d+\.) /.test(line);
const isRow = (line: string) => line.startsWith('|');

/** A block may hold several kinds: a list right below its sentence. */
function pieces(block: string): string[] {
  if (block.startsWith('```')) return [codeHtml(block)];
  const groups: { kind: Kind; lines: string[] }[] = [];
  for (const line of block.split('\n')) {
    const kind = kindOf(line);
    const last = groups.at(-1);
    if (last?.kind === kind && kind !== 'heading') last.lines.push(line);
    else groups.push({ kind, lines: [line] });
  }
  return groups.map(({ kind, lines }) => writers[kind](lines));
}

type Kind = keyof typeof writers;

function kindOf(line: string): Kind {
  if (/^#{1,3} /.test(line)) return 'heading';
  if (isRow(line)) return 'table';
  if (isItem(line)) return /^\s*-/.test(line) ? 'bullets' : 'numbers';
  return 'paragraph';
}

const writers = {
  heading([line = '']: string[]) {
    const level = line.indexOf(' ');
    return `<h${level}>${inline(line.slice(level + 1))}</h${level}>`;
  },
  table(lines: string[]) {
    const [head = [], , ...rows] = lines.map((line) => line.slice(1, line.lastIndexOf('|')).split('|'));
    const cells = (tag: string, row: string[]) => row.map((cell) => `<${tag}>${inline(cell.trim())}</${tag}>`).join('');
    const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('');
    return `<table><thead><tr>${cells('th', head)}</tr></thead><tbody>${body}</tbody></table>`;
  },
  bullets: (lines: string[]) => `<ul>${items(lines)}</ul>`,
  numbers: (lines: string[]) => `<ol>${items(lines)}</ol>`,
  paragraph: (lines: string[]) => `<p>${lines.map(inline).join('<br>')}</p>`,
};

const items = (lines: string[]) =>
  lines.map((line) => `<li>${inline(line.replace(/^\s*(-|\d+\.) /, ''))}</li>`).join('');

function codeHtml(block: string) {
  const lines = block.split('\n').slice(1);
  const end = lines.findIndex((line) => line.startsWith('```'));
  const code = html`<pre><code>${lines.slice(0, end).join('\n')}</code></pre>`.text;
  const rest = lines.slice(end + 1).join('\n');
  return rest.trim() === '' ? code : `${code}\n${pieces(rest).join('\n')}`;
}

/** Links inside the handbook lose the file's ending; others open only over https. */
function inline(text: string): string {
  return html`${text}`.text
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^\]]+)\]\(([\w-]+)\.md(#[^)\s]*)?\)/g, '<a href="/handbook/$2">$1</a>')
    .replace(/\[([^\]]+)\]\((https:\/\/[^)\s]+)\)/g, '<a href="$2">$1</a>')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
}
