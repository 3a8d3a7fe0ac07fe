import { useRef } from 'react';
import './RichText.css';
import { usePictures } from './viewer/usePictures.ts';

/** HTML from the rich text editor. The server has removed everything that could run, load or cover the page. */
export function RichText({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null);
  usePictures(text, html);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place for HTML, and only for what the server cleaned
  return <div className="yz-richtext" ref={text} dangerouslySetInnerHTML={{ __html: html }} />;
}
