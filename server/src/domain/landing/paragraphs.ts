import sanitize from 'sanitize-html';

const PARAGRAPHS = 20;
const plain: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Rich text as lines of plain text: the landing page includes no foreign markup. */
export function paragraphsOf(content: string): string[] {
  const broken = content.replace(/<br\s*\/?>|<\/(p|div|li|tr|h[1-6])>/gi, '\n');
  return sanitize(broken, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(amp|lt|gt|quot);/g, (entity) => plain[entity] ?? entity)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, PARAGRAPHS);
}
