import type { Guide } from '@yizhan/contract/entities/guide.ts';
import { casePage } from '@yizhan/contract/texts/zh-CN/case-page.ts';
import { GuidePartView } from '../../guide/parts/GuidePartView.tsx';
import { writtenBlocks } from '../../guide/written-blocks.ts';
import '../../guide/guide-parts.css';
import { textsOf } from '../../lib/text.ts';
import { narrow, useMediaQuery } from '../../ui/useMediaQuery.ts';

const t = textsOf({ casePage });

/** What one needs to know while filling in; the rest can be opened. One line where the form needs the room. */
export function GuideAside({ guide, name }: { guide: Guide; name: string }) {
  const isNarrow = useMediaQuery(narrow);
  const blocks = writtenBlocks(guide).map(({ block, title, parts }, at) => (
    <details key={block} className="apply__block" open={!isNarrow && at < 3}>
      <summary>{title}</summary>
      {parts.map((part) => (
        <GuidePartView key={part.kind} part={part} />
      ))}
    </details>
  ));
  return (
    <aside className="apply__guide" aria-label={`${t('guide')} ${name}`}>
      {isNarrow ? (
        <details>
          <summary className="apply__guide-title">{t('guideOpen')}</summary>
          {blocks}
        </details>
      ) : (
        <>
          <h2 className="apply__guide-title">{t('guide')}</h2>
          {blocks}
        </>
      )}
    </aside>
  );
}
