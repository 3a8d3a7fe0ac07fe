import type { Footer } from '@yizhan/contract/entities/footer.ts';
import './CopyLine.css';

type CopyLineProps = { footer: Pick<Footer, 'icp' | 'policeRecord'>; text: string };

/** Who owns the pages, and under which records. */
export const CopyLine = ({ footer: { icp, policeRecord }, text }: CopyLineProps) => (
  <footer className="copy-footer">
    <span>{text}</span>
    {icp && (
      <a href="https://beian.miit.gov.cn/" target="_blank" rel="noreferrer">
        {icp}
      </a>
    )}
    {policeRecord && <span>{policeRecord}</span>}
  </footer>
);
