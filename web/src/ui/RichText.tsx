import './RichText.css';

/** Text that an editor wrote. The server has taken out everything that could run, load or cover the page. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place for HTML, and only for what the server cleaned
  return <div className="yz-richtext" dangerouslySetInnerHTML={{ __html: html }} />;
}
